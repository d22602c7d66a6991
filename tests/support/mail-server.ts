import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReceivedMail } from "./received-mail";

/** How long a stopping server lets its clients finish, in milliseconds. */
const closeTimeout = 100;

const refusal = (code: number) => Object.assign(new Error("Refused by the test"), { responseCode: code });

/**
 * An SMTP server on this machine that takes every mail, without encryption and
 * without asking who is there.
 *
 * @param take gets each message; the client learns that the mail has arrived when this is done, or that it was refused when this throws
 */
export const listenForMail = (port: number, take: (message: Buffer) => Promise<void>): Promise<SMTPServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout,
    onData: (stream, _session, callback) => {
      buffer(stream)
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

/** A real SMTP server inside the test, at a free port by default. */
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
    /** What has arrived, in order. */
    mails,
    /** Waits until so many mails have arrived. */
    waitFor: async (count: number) => {
      const signal = AbortSignal.timeout(30_000);
      while (mails.length < count) await once(arrivals, "mail", { signal });
    },
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
