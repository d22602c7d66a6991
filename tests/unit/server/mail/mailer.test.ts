import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { errorName } from "../../../../src/server/error-name";
import { enquiryMail } from "../../../../src/server/mail/enquiry-mail";
import { createMailer, PossiblyDelivered } from "../../../../src/server/mail/mailer";
import { mailAddresses } from "../support/mail-addresses";
import { storedEnquiry } from "../support/stored-enquiry";

/** Overrides of the usual replies. */
interface SmtpScript {
  /** Replaces the greeting. */
  onConnect?: (socket: Socket) => void;
  /** Replaces 354. */
  onData?: (socket: Socket) => void;
  /** Replaces 250 after the final dot. */
  onMessage?: (socket: Socket) => void;
}

const replies = (line: string) => (socket: Socket) => void socket.write(`${line}\r\n`);

/** Sends a line repeatedly until the connection ends. */
const trickles = (line: string) => (socket: Socket) => {
  const timer = setInterval(() => replies(line)(socket), 20);
  socket.on("close", () => clearInterval(timer));
};

/** A local SMTP server that accepts every mail, except where the script overrides a reply. */
const startScriptedMailServer = async ({
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

const mail = enquiryMail(storedEnquiry(), mailAddresses);
const shortLimit = () => AbortSignal.timeout(2000);
const silence = () => undefined;
const close = (socket: Socket) => void socket.destroy();

let server: Awaited<ReturnType<typeof startScriptedMailServer>>;
afterEach(() => server.stop());

/** The error of a mail to a server with this script. */
const failureOf = async (script: SmtpScript, signal = shortLimit(), parameters = ""): Promise<unknown> => {
  server = await startScriptedMailServer(script);
  const mailer = createMailer(`${server.url}${parameters}`);
  return mailer
    .send(mail, signal)
    .finally(mailer.close)
    .catch((failure: unknown) => failure);
};

describe("a mail whose message was sent completely", () => {
  it.each<[string, SmtpScript, string]>([
    ["the server never replies", { onMessage: silence }, "TimeoutError"],
    ["the server closes the connection", { onMessage: close }, "ECONNECTION"],
    ["the server's reply does not end", { onMessage: trickles("250-wait") }, "TimeoutError"],
  ])("is possibly delivered when %s", async (_what, script, name) => {
    const failure = await failureOf(script);
    expect(failure).toBeInstanceOf(PossiblyDelivered);
    expect(errorName(failure)).toBe(name);
    expect(server.messages()).toBe(1);
  });

  it("has failed when the server refuses it", async () => {
    const failure = await failureOf({ onMessage: replies("451 try again later") });
    expect(failure).not.toBeInstanceOf(PossiblyDelivered);
    expect(errorName(failure)).toBe("EMESSAGE 451");
  });
});

it.each<[string, SmtpScript, string]>([
  ["the server never greets", { onConnect: silence }, "TimeoutError"],
  ["the server does not ask for the message", { onData: silence }, "TimeoutError"],
  ["the server closes the connection", { onData: close }, "ECONNECTION"],
])("a mail whose message was not sent has failed when %s", async (_what, script, name) => {
  const failure = await failureOf(script);
  expect(failure).not.toBeInstanceOf(PossiblyDelivered);
  expect(errorName(failure)).toBe(name);
  expect(server.messages()).toBe(0);
});

describe("a mail server on another machine", () => {
  // 0.0.0.0 reaches this machine, but is no loopback address.
  const send = async (parameters: string) => {
    server = await startScriptedMailServer();
    const url = `smtp://user:planted@0.0.0.0:${server.port}${parameters}`;
    return createMailer(url)
      .send(mail, shortLimit())
      .then(() => "sent", errorName);
  };

  it("gets neither password nor mail without STARTTLS", async () => {
    expect(await send("")).toBe("ETLS 502");
    expect(server.commands).toEqual([expect.stringMatching(/^EHLO /), "STARTTLS"]);
  });

  it.each(["?requireTLS=false", "?ignoreTLS=true"])("needs no STARTTLS when the URL has %s", async (parameters) => {
    expect(await send(parameters)).toBe("sent");
    expect(server.commands).not.toContain("STARTTLS");
  });
});
