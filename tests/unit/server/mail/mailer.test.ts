import type { Socket } from "node:net";
import { errorName } from "../../../../src/domain/error-name";
import { enquiryMail } from "../../../../src/server/mail/enquiry-mail";
import { createMailer, PossiblyDelivered } from "../../../../src/server/mail/mailer";
import {
  type ScriptedMailServer,
  type SmtpScript,
  replies,
  startScriptedMailServer,
  trickles,
} from "../../../support/mail-server";
import { mailSettings } from "../support/mail-settings";
import { joinErrorRealms } from "../support/one-realm";
import { storedEnquiry } from "../support/stored-enquiry";

joinErrorRealms();

const mail = enquiryMail(storedEnquiry(), mailSettings);
const shortLimit = () => AbortSignal.timeout(300);
const silence = () => undefined;
const close = (socket: Socket) => void socket.destroy();

let server: ScriptedMailServer;
afterEach(() => server.stop());

/** How a mail to a server with this script fails. */
const failureOf = async (script: SmtpScript, signal = shortLimit(), parameters = ""): Promise<unknown> => {
  server = await startScriptedMailServer(script);
  return createMailer(`${server.url}${parameters}`)
    .send(mail, signal)
    .then(
      () => "sent",
      (failure: unknown) => failure,
    );
};

describe("a mail whose message was sent whole", () => {
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

  it("is possibly delivered when the connection is idle for too long", async () => {
    const failure = await failureOf({ onMessage: silence }, AbortSignal.timeout(10_000), "?socketTimeout=100");
    expect(failure).toBeInstanceOf(PossiblyDelivered);
    expect(errorName(failure)).toBe("ETIMEDOUT");
  });

  it.each([
    ["451 try again later", "EMESSAGE 451"],
    ["554 refused", "EMESSAGE 554"],
    ["421 shutting down", "EMESSAGE 421"],
  ])("has failed when the server replies %s", async (line, name) => {
    const failure = await failureOf({ onMessage: replies(line) });
    expect(failure).not.toBeInstanceOf(PossiblyDelivered);
    expect(errorName(failure)).toBe(name);
  });
});

describe("a mail whose message was not sent", () => {
  it.each<[string, SmtpScript]>([
    ["the server never greets", { onConnect: silence }],
    ["the greeting does not end", { onConnect: trickles("220-wait") }],
    ["the server does not ask for the message", { onData: silence }],
  ])("has failed at the time limit when %s", async (_what, script) => {
    const failure = await failureOf(script);
    expect(failure).not.toBeInstanceOf(PossiblyDelivered);
    expect(errorName(failure)).toBe("TimeoutError");
    expect(server.messages()).toBe(0);
  });

  it("has failed when the server closes the connection", async () => {
    expect(errorName(await failureOf({ onData: close }))).toBe("ECONNECTION");
  });
});

describe("a mail server on another machine", () => {
  // 0.0.0.0 leads to this machine without being one of its loopback addresses.
  const send = async (parameters: string) => {
    server = await startScriptedMailServer();
    const url = `smtp://user:planted@0.0.0.0:${server.port}${parameters}`;
    return createMailer(url)
      .send(mail, shortLimit())
      .then(() => "sent", errorName);
  };

  it.each(["", "?ignoreTLS=false"])("gets neither password nor mail without STARTTLS%s", async (parameters) => {
    expect(await send(parameters)).toBe("ETLS 502");
    expect(server.commands).toEqual([expect.stringMatching(/^EHLO /), "STARTTLS"]);
  });

  it.each(["?requireTLS=false", "?ignoreTLS=true"])("gets mail without it when the URL has %s", async (parameters) => {
    expect(await send(parameters)).toBe("sent");
    expect(server.commands).not.toContain("STARTTLS");
  });
});

it("sends to a mail server on this machine without STARTTLS", async () => {
  server = await startScriptedMailServer();
  for (const host of ["127.0.0.1", "localhost", "LOCALHOST"]) {
    expect(await createMailer(`smtp://${host}:${server.port}`).send(mail, AbortSignal.timeout(5000))).toBe(0);
  }
});
