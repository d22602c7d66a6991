import { acknowledgementMail, enquiryMail, type MailSettings } from "../mail/enquiry-mail";
import type { Logger } from "../logger";
import type { Mailer } from "../mail/mailer";
import { type Deliver, PermanentFailure } from "./attempt";

/** Mails an enquiry to the team. Whom the mail server refuses while it takes others is only logged: they have it. */
export const mailDelivery =
  (mailer: Mailer, settings: MailSettings, logger: Logger): Deliver =>
  async (enquiry, signal) => {
    const refused = await mailer.send(enquiryMail(enquiry, settings), signal);
    if (refused > 0)
      logger.warn({ reference: enquiry.reference, refused }, "the mail server refused some of ENQUIRIES_TO");
  };

/** A recipient refused for good; a wrong password of ours, say, is none (RFC 5321, 4.2.1). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** Mails a prospect that the enquiry has arrived. An address that the mail server refuses stays refused. */
export const acknowledgementDelivery =
  (mailer: Mailer, settings: MailSettings): Deliver =>
  async (enquiry, signal) => {
    try {
      await mailer.send(acknowledgementMail(enquiry, settings), signal);
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure("refused", { cause: error }) : error;
    }
  };
