import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";

/** A mail as a server would be given it: the envelope, the raw header's lines (unfolded), and what a reader sees. */
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
