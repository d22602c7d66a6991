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

export interface Mailer {
  /**
   * Resolves once the mail server has taken the mail for at least one recipient.
   *
   * @returns how many recipients it refused
   */
  send(mail: Mail): Promise<number>;
}

/** How long a mail server may take for each step, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends by a mail server.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`; STARTTLS is used where the server offers it,
 *   and insisted on with `?requireTLS=true` (https://nodemailer.com/smtp)
 */
export const createMailer = (url: string): Mailer => {
  const transport = import(/* webpackMode: "eager" */ "nodemailer").then(({ createTransport }) =>
    createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true }),
  );
  return {
    send: async (mail) => {
      const { rejected } = await (await transport).sendMail(mail);
      return rejected.length;
    },
  };
};
