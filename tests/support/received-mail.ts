import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Address } from "postal-mime";
import { mailFolder } from "./tested-site";

const addresses = (list: Address[] | undefined): string[] => (list ?? []).flatMap(({ address }) => address ?? []);

export const parseMail = async (message: Buffer) => {
  const email = await PostalMime.parse(message);
  return {
    subject: email.subject ?? "",
    from: email.from?.address ?? "",
    replyTo: addresses(email.replyTo),
    to: addresses(email.to),
    messageId: email.messageId ?? "",
    text: (email.text ?? "").trimEnd(),
    html: (email.html ?? "").trimEnd(),
  };
};

export type ReceivedMail = Awaited<ReturnType<typeof parseMail>>;

/** Mails received by the browser tests' server that contain a reference, in order. */
export const mailAbout = async (reference: string): Promise<ReceivedMail[]> => {
  if (!existsSync(mailFolder)) return [];
  const files = readdirSync(mailFolder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.sort().map((name) => parseMail(readFileSync(path.join(mailFolder, name)))));
  return mails.filter(({ subject, text }) => subject.includes(reference) || text.includes(reference));
};
