import { contactHandler, type ContactPorts } from "../../../../src/server/http/contact";
import type { Submission } from "../../../../src/server/submit-enquiry";
import { listen } from "./local-server";
import { memoryLog } from "./memory-log";
import { page } from "./page";

/** Starts a real server with the function's handler and a test's ports. */
export const contactServer = async (wanted: Partial<ContactPorts> = {}) => {
  const submitted: { input: unknown; address: string }[] = [];
  const pages: string[] = [];
  const log = memoryLog();
  const state: { submission: Submission } = { submission: { outcome: "accepted", reference: "7QX2-M4KD" } };
  const handler = contactHandler({
    submit: (input, address) => {
      submitted.push({ input, address });
      return Promise.resolve(state.submission);
    },
    clientAddress: () => "203.0.113.7",
    secret: () => Promise.resolve("a secret of the test"),
    readPage: (path) => {
      pages.push(path);
      if (path === "/missing") return Promise.reject(new Error("there is no such page"));
      return Promise.resolve(path === "/formless" ? "<p>No form</p>" : page(path === "/" ? "home" : "contact"));
    },
    logger: log.logger,
    ...wanted,
  });
  const failures: unknown[] = [];
  const server = await listen((request, response) => {
    handler(request, response).catch((error: unknown) => failures.push(error));
  });
  return { ...server, submitted, pages, log, state, failures };
};
