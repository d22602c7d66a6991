import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import PostalMime, { type Address, type Email } from "postal-mime";
import { mailFolder } from "./tested-site";

export interface ReceivedMail {
  /** What the sending server said, which need not be what the headers say. */
  envelope: { from: string; to: string[] };
  /** All headers in their order, with names in small letters. */
  headers: { key: string; value: string }[];
  subject: string;
  from: string;
  replyTo: string[];
  to: string[];
  messageId: string;
  text: string;
  html: string;
}

const addresses = (list: Address[] | undefined): string[] => (list ?? []).flatMap(({ address }) => address ?? []);

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.replace(/^<|>$/g, ""));

/**
 * Notes the envelope at the head of a message, as the last server of its way does
 * (RFC 5321, 4.4), so that a message in a file is complete.
 */
export const withEnvelope = (from: string, to: string[], message: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: <${address}>`), ""].join("\r\n")),
    message,
  ]);

/** Reads a message that has its envelope at its head. */
export const parseMail = async (message: Buffer): Promise<ReceivedMail> => {
  const email = await PostalMime.parse(message);
  return {
    envelope: { from: valuesOf(email, "return-path")[0] ?? "", to: valuesOf(email, "delivered-to") },
    headers: email.headers.map(({ key, value }) => ({ key, value })),
    subject: email.subject ?? "",
    from: email.from?.address ?? "",
    replyTo: addresses(email.replyTo),
    to: addresses(email.to),
    messageId: email.messageId ?? "",
    text: (email.text ?? "").trimEnd(),
    html: (email.html ?? "").trimEnd(),
  };
};

/** Puts a message into a folder in such a way that nobody reads half of it. */
export const fileMail = (folder: string, name: string, message: Buffer): void => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.eml`);
  writeFileSync(`${file}.part`, message);
  renameSync(`${file}.part`, file);
};

/** All mails in a folder, in the order in which they came. */
export const receivedMails = async (folder = mailFolder): Promise<ReceivedMail[]> => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  return Promise.all(files.sort().map((name) => parseMail(readFileSync(path.join(folder, name)))));
};

/** Whether a mail says a text to its reader. */
export const mentions =
  (text: string) =>
  (mail: ReceivedMail): boolean =>
    mail.subject.includes(text) || mail.text.includes(text);

/**
 * The mails about an enquiry.
 *
 * @param wanted its reference, or what tells its mails from others
 */
export const mailAbout = async (
  wanted: string | ((mail: ReceivedMail) => boolean),
  folder = mailFolder,
): Promise<ReceivedMail[]> =>
  (await receivedMails(folder)).filter(typeof wanted === "string" ? mentions(wanted) : wanted);
