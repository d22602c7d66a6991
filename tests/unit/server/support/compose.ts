import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";

/** Composes a mail as sent to a server: the envelope, the raw header's lines (unfolded), and the text. */
export const compose = async (mail: SendMailOptions) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await transport.sendMail(mail);
  const raw = (message as Buffer).toString("latin1");
  const header = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const lines = header.split("\r\n");
  return {
    envelope,
    lines,
    names: lines.map((line) => line.split(":")[0]?.toLowerCase() ?? ""),
    read: await PostalMime.parse(message as Buffer),
  };
};
