import { acknowledgementMail, enquiryMail, type MailSettings } from "../mail/enquiry-mail";
import type { Mailer } from "../mail/mailer";
import { type Deliver, PermanentFailure } from "./attempt";

/** Mails an enquiry to the team. */
export const mailDelivery =
  (mailer: Mailer, settings: MailSettings): Deliver =>
  (enquiry) =>
    mailer.send(enquiryMail(enquiry, settings));

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;

/** Mails a prospect that the enquiry has arrived. An address that the mail server refuses stays refused. */
export const acknowledgementDelivery =
  (mailer: Mailer, settings: MailSettings): Deliver =>
  async (enquiry) => {
    try {
      await mailer.send(acknowledgementMail(enquiry, settings));
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure("refused", { cause: error }) : error;
    }
  };
