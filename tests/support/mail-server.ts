import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { parseMail, type ReceivedMail } from "./received-mail";

/** How long a stopping server waits for its clients, in milliseconds. */
const closeTimeout = 100;

const refusal = (code: number) => Object.assign(new Error("Refused by the test"), { responseCode: code });

/**
 * Starts a local SMTP server that accepts every mail, without encryption and authentication.
 *
 * @param take receives each message; the client gets a success response when it resolves, or a refusal when it throws
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

/** Overrides of the usual replies. */
export interface SmtpScript {
  /** Replaces the greeting. */
  onConnect?: (socket: Socket) => void;
  /** Replaces 354. */
  onData?: (socket: Socket) => void;
  /** Replaces 250 after the final dot. */
  onMessage?: (socket: Socket) => void;
}

export const replies = (line: string) => (socket: Socket) => void socket.write(`${line}\r\n`);

/** Sends a line repeatedly until the connection ends. */
export const trickles = (line: string) => (socket: Socket) => {
  const timer = setInterval(() => replies(line)(socket), 20);
  socket.on("close", () => clearInterval(timer));
};

/** A local SMTP server that accepts every mail, except where the script overrides a reply. */
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
    /** Commands from clients, without messages. */
    commands,
    /** Number of messages received up to their final dot. */
    messages: () => messages,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

export type ScriptedMailServer = Awaited<ReturnType<typeof startScriptedMailServer>>;
