import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReceivedMail } from "./received-mail";

/** How long a stopping server waits for its clients, in milliseconds. */
const closeTimeout = 100;

const refusal = (code: number) => Object.assign(new Error("Refused by the test"), { responseCode: code });

/**
 * Starts a local SMTP server that accepts every mail. Like Debian's Postfix, it offers STARTTLS with a self-signed
 * certificate.
 *
 * @param take receives each message; the client gets a success response when it resolves, or a refusal when it throws
 */
export const listenForMail = (port: number, take: (message: Buffer) => Promise<void>): Promise<SMTPServer> => {
  const server = new SMTPServer({
    disabledCommands: ["AUTH"],
    // Without its warning that the certificate is not secret.
    logger: false,
    disableReverseLookup: true,
    closeTimeout,
    onData: (stream, _session, callback) => {
      buffer(stream)
        .then(take)
        .then(() => callback(), callback);
    },
  });
  // A client killed in the middle of a mail is no server error.
  server.on("error", () => undefined);
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};

/** A real SMTP server in the test process, on a free port by default. */
export const startMailServer = async ({ port = 0 } = {}) => {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let code: number | undefined;
  const server = await listenForMail(port, async (message) => {
    if (code !== undefined) throw refusal(code);
    mails.push(await parseMail(message));
    arrivals.emit("mail");
  });
  const { port: ownPort } = server.server.address() as AddressInfo;
  return {
    port: ownPort,
    url: `smtp://127.0.0.1:${ownPort}`,
    /** Received mails, in order. */
    mails,
    /** Waits for this number of mails. */
    waitFor: async (count: number) => {
      const signal = AbortSignal.timeout(30_000);
      while (mails.length < count) await once(arrivals, "mail", { signal });
    },
    /** Refuses mails with an SMTP code from now on; undefined accepts them again. */
    refuseWith: (next: number | undefined) => {
      code = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
