import { isLoopback } from "../loopback";

/** A mail in the form that nodemailer takes. */
export interface Mail {
  from: { name: string; address: string };
  to: string[];
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** With angle brackets, as in the header. */
  messageId: string;
  headers?: Record<string, string>;
}

/** The connection failed between the final dot of the message and the server's reply. The cause says how. */
export class PossiblyDelivered extends Error {}

export interface Mailer {
  /**
   * Resolves once the mail server has accepted the mail for at least one recipient.
   *
   * @param signal aborts the connection
   * @returns how many recipients it refused
   * @throws {PossiblyDelivered}
   */
  send(mail: Mail, signal: AbortSignal): Promise<number>;
}

const minute = 60_000;

/** In milliseconds, from https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2: 5 minutes to greet, 10 to reply to the final dot. */
const timeouts = { connectionTimeout: 5 * minute, greetingTimeout: 5 * minute, socketTimeout: 10 * minute + 10_000 };

/** A password and an enquiry leave this machine encrypted only. */
const needsStartTls = (url: URL): boolean =>
  url.protocol === "smtp:" && !isLoopback(url) && url.searchParams.get("ignoreTLS") !== "true";

const isReply = (error: unknown): boolean => error instanceof Error && "responseCode" in error;

/**
 * Sends by a mail server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`. smtp: to another machine requires STARTTLS, unless
 *   the URL has `?requireTLS=false` or `?ignoreTLS=true` (https://nodemailer.com/smtp)
 */
export const createMailer = (url: string): Mailer => {
  const options = { url, ...timeouts, requireTLS: needsStartTls(new URL(url)) };
  return {
    send: async (mail, signal) => {
      const { createTransport } = await import(/* webpackMode: "eager" */ "nodemailer");
      let messageSent = false;
      const transport = createTransport({ ...options, disableFileAccess: true, disableUrlAccess: true });
      transport.use("stream", ({ message }, done) => {
        // The last stage of the message: its end is read once the server has replied to DATA.
        message.processFunc((stage) => stage.once("end", () => (messageSent = true)));
        done();
      });
      try {
        const { rejected } = await transport.sendMail({ ...mail, signal });
        return rejected.length;
      } catch (error) {
        if (isReply(error)) throw error;
        const cause: unknown = signal.aborted ? signal.reason : error;
        throw messageSent ? new PossiblyDelivered("no reply to the message", { cause }) : cause;
      } finally {
        transport.close();
      }
    },
  };
};
