import { type EnquiryPost, enquiryPost, post } from "./enquiry-posts";

/** What became of the enquiries that were sent. */
export interface Sent {
  /** The reference that each was answered with. */
  answered: Map<EnquiryPost, string>;
  /** Those whose senders never learned what became of them. */
  unanswered: EnquiryPost[];
}

export const nothingSent = (): Sent => ({ answered: new Map(), unanswered: [] });

/** Sends an enquiry and notes what became of it. */
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

/** Sends so many enquiries at once. */
export const sendAtOnce = async (url: string, count: number, sent: Sent): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => send(url, sent)));
};

/** Sends with several senders at a time, each as fast as it is answered, until no answer comes any more. */
export const sendUntilCut = async (url: string, senders: number, sent: Sent): Promise<void> => {
  const sender = async () => {
    while (await send(url, sent));
  };
  await Promise.all(Array.from({ length: senders }, sender));
};
