import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { parseMail, type ReceivedMail, withEnvelope } from "./received-mail";

/** How long a stopping server lets its clients finish, in milliseconds. */
const closeTimeout = 100;

const refusal = (code: number) => Object.assign(new Error("Refused by the test"), { responseCode: code });

const readMessage = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Buffer> => {
  const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  return withEnvelope(from, to, await buffer(stream));
};

/**
 * An SMTP server on this machine that takes every mail, without encryption and
 * without asking who is there.
 *
 * @param take gets each message with its envelope at its head; the client learns
 *   that the mail has arrived when this is done, or that it was refused when this throws
 */
export const listenForMail = (port: number, take: (message: Buffer) => Promise<void>): Promise<SMTPServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout,
    onData: (stream, session, callback) => {
      readMessage(stream, session)
        .then(take)
        .then(() => callback(), callback);
    },
  });
  // A client that was killed in the middle of a mail is no failure of the server.
  server.on("error", () => undefined);
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};

/**
 * A real SMTP server inside the test.
 *
 * @param options `port`, when it must be a certain one; `refuse`, the SMTP code
 *   with which to turn every mail away after its text was sent
 */
export const startMailServer = async ({ port = 0, refuse }: { port?: number; refuse?: number } = {}) => {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  let code = refuse;
  let refused = 0;
  const server = await listenForMail(port, async (message) => {
    const mail = await parseMail(message);
    if (code !== undefined) {
      refused += 1;
      arrivals.emit("mail");
      throw refusal(code);
    }
    mails.push(mail);
    arrivals.emit("mail");
  });
  const { port: ownPort } = server.server.address() as AddressInfo;
  const until = async (satisfied: () => boolean, timeout: number) => {
    const signal = AbortSignal.timeout(timeout);
    while (!satisfied()) {
      await once(arrivals, "mail", { signal }).catch(() => {
        throw new Error(`After ${timeout} ms there were ${mails.length} mails, and ${refused} were refused`);
      });
    }
  };
  return {
    port: ownPort,
    url: `smtp://127.0.0.1:${ownPort}`,
    /** What has arrived, in order. */
    mails,
    /** Waits until so many mails have arrived, or such that a condition holds. */
    waitFor: (wanted: number | ((mails: ReceivedMail[]) => boolean), timeout = 30_000) =>
      until(() => (typeof wanted === "number" ? mails.length >= wanted : wanted(mails)), timeout),
    /** Waits until so many attempts were turned away. */
    waitForRefusals: (count: number, timeout = 30_000) => until(() => refused >= count, timeout),
    /** Turns mails away with an SMTP code from now on; undefined takes them again. */
    refuseWith: (next: number | undefined) => {
      code = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Replies in the place of the usual ones. */
export interface SmtpScript {
  /** In the place of the greeting. */
  onConnect?: (socket: Socket) => void;
  /** In the place of 354. */
  onData?: (socket: Socket) => void;
  /** After the final dot, in the place of 250. */
  onMessage?: (socket: Socket) => void;
}

/** Sends a line. */
export const replies = (line: string) => (socket: Socket) => void socket.write(`${line}\r\n`);

/** Sends a line again and again until the connection ends. */
export const trickles = (line: string) => (socket: Socket) => {
  const timer = setInterval(() => replies(line)(socket), 20);
  socket.on("close", () => clearInterval(timer));
};

/** An SMTP server on this machine that accepts every mail, except where a script says what to do. */
export const startScriptedMailServer = async ({
  onConnect = replies("220 test"),
  onData = replies("354 go on"),
  onMessage = replies("250 accepted"),
}: SmtpScript = {}) => {
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  let messages = 0;
  const server = createServer((socket) => {
    let inMessage = false;
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    onConnect(socket);
    const lines = createInterface({ input: socket });
    lines.on("error", () => undefined);
    lines.on("line", (line) => {
      if (inMessage) {
        if (line !== ".") return;
        inMessage = false;
        messages += 1;
        return onMessage(socket);
      }
      const verb = line.slice(0, 4).toUpperCase();
      commands.push(line);
      inMessage = verb === "DATA";
      if (inMessage) return onData(socket);
      replies({ QUIT: "221 bye", STAR: "502 no TLS", AUTH: "235 hello" }[verb] ?? "250 AUTH PLAIN")(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** All that clients have sent, except messages. */
    commands,
    /** How many messages have arrived with their final dot. */
    messages: () => messages,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

export type ScriptedMailServer = Awaited<ReturnType<typeof startScriptedMailServer>>;
