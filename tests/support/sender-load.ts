import { type EnquiryPost, enquiryPost, post } from "./enquiry-posts";

/** The outcomes of sent enquiries. */
export interface Sent {
  /** Enquiries with their references. */
  answered: Map<EnquiryPost, string>;
  /** Enquiries without a response. */
  unanswered: EnquiryPost[];
}

export const nothingSent = (): Sent => ({ answered: new Map(), unanswered: [] });

/** Sends an enquiry and records the outcome. */
const send = async (url: string, sent: Sent): Promise<boolean> => {
  const enquiry = enquiryPost();
  try {
    const { status, reference } = await post(url, enquiry);
    if (status !== 200 || reference === undefined) throw new Error(`Answered with ${status}`);
    sent.answered.set(enquiry, reference);
    return true;
  } catch {
    sent.unanswered.push(enquiry);
    return false;
  }
};

/** Sends a number of enquiries at once. */
export const sendAtOnce = async (url: string, count: number, sent: Sent): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => send(url, sent)));
};

/** Sends with several concurrent senders, each without pause, until responses stop. */
export const sendUntilCut = async (url: string, senders: number, sent: Sent): Promise<void> => {
  const sender = async () => {
    while (await send(url, sent));
  };
  await Promise.all(Array.from({ length: senders }, sender));
};
