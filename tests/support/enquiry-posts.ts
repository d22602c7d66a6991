import { randomUUID } from "node:crypto";
import { groupBy } from "../../src/domain/group-by";
import type { ReceivedMail } from "./received-mail";

/** A unique enquiry as a program posts it. */
export const enquiryPost = (wanted: Record<string, string> = {}) => ({
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 00000 00001",
  service: "Web Hosting",
  message: `We move our shop. (${randomUUID()})`,
  idempotencyKey: randomUUID(),
  ...wanted,
});

export type EnquiryPost = ReturnType<typeof enquiryPost>;

/** Posts an enquiry as JSON; rejects without a response. */
export const post = async (url: string, enquiry: Record<string, string>) => {
  const response = await fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  const body = (await response.json()) as { message?: string; reference?: string };
  return { status: response.status, headers: response.headers, ...body };
};

/** Posts an enquiry and returns its reference; throws if it is not accepted. */
export const postAccepted = async (url: string, enquiry: Record<string, string> = enquiryPost()): Promise<string> => {
  const { status, reference, message } = await post(url, enquiry);
  if (status !== 200 || reference === undefined) throw new Error(`${status} ${message ?? ""}`);
  return reference;
};

/** The reference in the subject of a mail to the team. */
export const referenceIn = ({ subject }: ReceivedMail): string =>
  /\(([0-9A-Z]{4}-[0-9A-Z]{4})\)$/.exec(subject)?.[1] ?? `none in "${subject}"`;

export const byReference = (mails: readonly ReceivedMail[]) => groupBy(mails, referenceIn);
