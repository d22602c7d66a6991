import type { SendMailOptions, Transporter } from "nodemailer";
import { isLoopback } from "../settings";

/** The connection failed between the end of the message and the server's reply. `cause` is the error. */
export class PossiblyDelivered extends Error {}

/** Shorter than servers' timeouts, so that they do not close a connection during a transfer. Milliseconds. */
const idleTimeout = 1000;

/** Passwords and enquiries leave this machine only encrypted. */
const needsStartTls = (url: URL): boolean =>
  url.protocol === "smtp:" && !isLoopback(url) && url.searchParams.get("ignoreTLS") !== "true";

const isReply = (error: unknown): boolean => error instanceof Error && "responseCode" in error;

/** Pools connections. Never resends a mail by itself (`maxRequeues`). */
const createTransporter = async (url: string, maxConnections: number, sent: WeakSet<object>): Promise<Transporter> => {
  const { createTransport } = await import(/* webpackMode: "eager" */ "nodemailer");
  const server = new URL(url);
  // Debian's Postfix offers STARTTLS with a self-signed certificate, which need not be checked on this machine.
  const security = { requireTLS: needsStartTls(server), tls: { rejectUnauthorized: !isLoopback(server) } };
  const pool = { pool: true as const, maxConnections, maxRequeues: 0, idleTimeout };
  const transporter = createTransport({ url, ...security, ...pool, disableFileAccess: true, disableUrlAccess: true });
  transporter.use("stream", ({ message, data }, done) => {
    const { signal } = data as { signal?: AbortSignal };
    // The last stage of the message stream, which ends after the server has replied to DATA.
    message.processFunc((stage) => stage.once("end", () => signal && sent.add(signal)));
    done();
  });
  return transporter;
};

/**
 * Sends mail by SMTP.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…`. smtp: to another machine requires STARTTLS, unless
 *   the URL has `?requireTLS=false` or `?ignoreTLS=true` (https://nodemailer.com/smtp)
 */
export const createMailer = (url: string, maxConnections = 1) => {
  /** The signals of mails whose message was sent completely. */
  const sent = new WeakSet<object>();
  let transporter: Promise<Transporter> | undefined;
  return {
    /**
     * Resolves once the mail server has accepted the mail for at least one recipient.
     *
     * @param signal aborts the connection; one per mail
     * @returns the number of refused recipients
     * @throws {PossiblyDelivered}
     */
    send: async (mail: SendMailOptions, signal: AbortSignal): Promise<number> => {
      transporter ??= createTransporter(url, maxConnections, sent);
      try {
        const { rejected } = (await (await transporter).sendMail({ ...mail, signal })) as { rejected: string[] };
        return rejected.length;
      } catch (error) {
        if (isReply(error)) throw error;
        const cause: unknown = signal.aborted ? signal.reason : error;
        throw sent.has(signal) ? new PossiblyDelivered("no reply to the message", { cause }) : cause;
      }
    },
    /** Closes idle connections, and others after their mail. */
    close: async (): Promise<void> => (await transporter)?.close(),
  };
};

export type Mailer = ReturnType<typeof createMailer>;
