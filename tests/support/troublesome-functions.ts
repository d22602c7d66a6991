import { setTimeout } from "node:timers/promises";
import type { SiteFunction } from "../../src/hosting/server/function-answers";

/** What no log and no answer may repeat. */
export const secret = "quoted from a visitor";

/** How long they may take to begin an answer, in milliseconds. */
export const functionTime = 200;

let lateAnswers = 0;

/** How often a function has tried to answer after its time. */
export const lateAnswerCount = (): number => lateAnswers;

const fail = () => {
  throw Object.assign(new Error(secret), { code: "E_OF_THE_TEST" });
};

/** Functions that do what they should not, by their addresses, and a good one. */
export const troublesomeFunctions: Readonly<Record<string, SiteFunction>> = {
  "/throws": fail,
  "/rejects": () => Promise.reject(new Error(secret)),
  "/rejects-later": async () => {
    await setTimeout(20);
    fail();
  },
  "/rejects-with-nothing": () => Promise.reject(),
  "/silent": () => undefined,
  "/answers-too-late": async (_request, response) => {
    await setTimeout(functionTime * 1.5);
    try {
      response.setHeader("x-late", "yes");
    } finally {
      lateAnswers += 1;
    }
  },
  "/half": (_request, response) => void response.writeHead(200, { "content-length": "100" }).write("half"),
  "/half-and-throws": async (_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    await setTimeout(20);
    fail();
  },
  "/whole-and-throws": (_request, response) => {
    response.end("whole");
    fail();
  },
  "/headers-and-throws": (_request, response) => {
    response.setHeader("content-length", "5");
    response.setHeader("content-encoding", "gzip");
    response.setHeader("x-frame-options", "ALLOWALL");
    response.setHeader("set-cookie", secret);
    fail();
  },
  "/twice": (_request, response) => {
    response.writeHead(200).end("once");
    response.writeHead(201).end("twice");
  },
  "/good": async (_request, response) => {
    await setTimeout(20);
    response.writeHead(200, { "content-type": "text/plain", "x-frame-options": "SAMEORIGIN" }).end("good");
  },
};
