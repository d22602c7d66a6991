import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createEndpoints, type Endpoints } from "../../../src/server/endpoints";
import * as logging from "../../../src/server/logger";
import * as runtime from "../../../src/server/runtime";
import { onTestFinished } from "../../support/on-test-finished";
import { testFolder } from "../../support/temporary-folder";
import { ask, postForm, postJson } from "./support/http-client";
import { listen } from "./support/local-server";
import { memoryLog } from "./support/memory-log";
import { page } from "./support/page";
import { written } from "./support/submit-ports";

const folder = testFolder("endpoints");
const enquiries = { start: jest.fn(), submit: jest.fn(), outbox: { drain: jest.fn() }, metrics: {} };
let log: ReturnType<typeof memoryLog>;

beforeAll(() => {
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public", "contact_us.html"), page("contact"));
});
beforeEach(() => {
  log = memoryLog();
  enquiries.submit.mockResolvedValue({ outcome: "accepted", reference: "7QX2-M4KD" });
  enquiries.outbox.drain.mockResolvedValue(0);
  jest.spyOn(logging, "createLogger").mockReturnValue(log.logger);
  jest.spyOn(runtime, "createEnquiries").mockReturnValue(enquiries as never);
  jest.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

/** The endpoints of a process with this environment. */
const endpointsWith = (env: Record<string, string>) => {
  jest.replaceProperty(process, "env", { ...env });
  return createEndpoints();
};

/** Serves an endpoint and returns the port. */
const serve = async (endpoints: Endpoints, name: keyof Endpoints) => {
  const { port, close } = await listen((request, response) => void endpoints[name](request, response));
  onTestFinished(close);
  return port;
};

it("invalid settings are logged once, and an enquiry gets 503", async () => {
  const endpoints = endpointsWith({ NETLIFY: "true", DATABASE_ULR: "postgres://planted" });
  expect(endpoints.problems).toEqual([
    expect.stringMatching(/^DATABASE_URL must be postgres/),
    "DATABASE_ULR is no setting and is not read: DATABASE_URL is one",
  ]);
  expect(log.messages()).toEqual(["the environment is not as it has to be"]);
  expect(log.text()).toContain("DATABASE_URL must be postgres");
  expect((await postForm(await serve(endpoints, "contact"), written)).status).toBe(503);
  // An uptime service may request it.
  expect((await ask(await serve(endpoints, "formToken"), { method: "GET" })).status).toBe(503);
});

it("a variable that looks like a misspelt setting is logged, and no other", () => {
  endpointsWith({
    SMTP_ULR: "smtp://planted",
    TRUST_PROXI: "1",
    RETENTION_DAYS: "9",
    POSTGRES_PASSWORD: "x",
    POST: "1",
  });
  const hints = log.messages().filter((message) => message.includes("is no setting"));
  expect(hints).toEqual([
    "SMTP_ULR is no setting and is not read: SMTP_URL is one",
    "TRUST_PROXI is no setting and is not read: TRUST_PROXY is one",
  ]);
  expect(log.text()).not.toContain("planted");
});

it("an enquiry is counted for the client's address that a trusted proxy passes on", async () => {
  const endpoints = endpointsWith({ TRUST_PROXY: "1" });
  await postJson(await serve(endpoints, "contact"), written, { "x-forwarded-for": "203.0.113.7" });
  expect(enquiries.submit).toHaveBeenCalledWith(expect.objectContaining(written), "203.0.113.7");
});

it("invalid sign-in settings are reported and give 503 for sign-ins only, not for enquiries", async () => {
  const endpoints = endpointsWith({
    CMS_GITHUB_CLIENT_ID: "id",
    CMS_GITHUB_CLIENT_SECRET: "secret",
    CMS_ORIGINS: "*",
  });
  expect(endpoints.problems).toEqual([expect.stringMatching(/^CMS_ORIGINS must be origins/)]);
  expect(log.text()).toContain("CMS_ORIGINS must be origins");
  const begin = { method: "GET", path: "/?provider=github" };
  expect((await ask(await serve(endpoints, "cmsAuth"), begin)).status).toBe(503);
  expect((await postJson(await serve(endpoints, "contact"), written)).status).toBe(200);
});

it.each([
  ["in the background on a server", {}, true, false],
  ["before the response on a function host", { AWS_LAMBDA_FUNCTION_NAME: "contact" }, false, true],
  ["before the response and in the background in a container", { K_SERVICE: "site" }, true, true],
])("enquiries are delivered %s", async (_where, mark, between, before) => {
  const endpoints = endpointsWith({ DATABASE_URL: "postgres://db.example/site", ...mark });
  const { status } = await postJson(await serve(endpoints, "contact"), written);
  expect(status).toBe(200);
  expect(enquiries.start).toHaveBeenCalledTimes(between ? 1 : 0);
  expect(enquiries.outbox.drain).toHaveBeenCalledTimes(before ? 1 : 0);
});
