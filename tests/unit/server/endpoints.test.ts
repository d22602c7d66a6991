import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import words from "../../../content/settings/enquiry-form.json";
import { createEndpoints, type Endpoints } from "../../../src/server/endpoints";
import { createLogger } from "../../../src/server/logger";
import { createEnquiries } from "../../../src/server/runtime";
import { temporaryFolder } from "../../support/temporary-folder";
import { ask, formType, postJson } from "./support/http-client";
import { listen } from "./support/local-server";
import { memoryLog } from "./support/memory-log";
import { formIn, page } from "./support/page";
import { written } from "./support/submit-ports";

jest.mock("../../../src/server/logger", () => ({
  ...jest.requireActual<object>("../../../src/server/logger"),
  createLogger: jest.fn(),
}));
jest.mock("../../../src/server/runtime", () => ({
  ...jest.requireActual<object>("../../../src/server/runtime"),
  createEnquiries: jest.fn(),
}));

const { folder, dispose } = temporaryFolder("endpoints");
const enquiries = { start: jest.fn(), submit: jest.fn(), outbox: { drain: jest.fn() } };
let log: ReturnType<typeof memoryLog>;

beforeAll(() => {
  mkdirSync(path.join(folder, "public"));
  writeFileSync(path.join(folder, "public", "contact_us.html"), page("contact"));
});
beforeEach(() => {
  log = memoryLog();
  enquiries.submit.mockResolvedValue({ outcome: "accepted", reference: "7QX2-M4KD" });
  enquiries.outbox.drain.mockResolvedValue(0);
  jest.mocked(createLogger).mockReturnValue(log.logger);
  jest.mocked(createEnquiries).mockReturnValue(enquiries as unknown as ReturnType<typeof createEnquiries>);
  jest.spyOn(process, "cwd").mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
});
afterAll(dispose);

/** What a process with this environment answers with. */
const endpointsWith = (env: Record<string, string>) => {
  jest.replaceProperty(process, "env", { ...env });
  return createEndpoints();
};

/** Asks one of them. */
const through = async <Answer>(
  endpoints: Endpoints,
  name: keyof Endpoints,
  send: (port: number) => Promise<Answer>,
) => {
  const server = await listen((request, response) => void endpoints[name](request, response));
  try {
    return await send(server.port);
  } finally {
    await server.close();
  }
};

describe("a process whose settings are wrong", () => {
  it("says so once in its log, and to whoever asks what is wrong", () => {
    const { problems } = endpointsWith({ NETLIFY: "true" });
    expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL must be postgres/)]);
    expect(log.messages()).toEqual(["the environment is not as it has to be"]);
    expect(log.text()).toContain("DATABASE_URL must be postgres");
  });

  it("gives a visitor without scripts the form again, with the notice and what was written", async () => {
    const endpoints = endpointsWith({ NETLIFY: "true" });
    const headers = { "content-type": formType, accept: "text/html" };
    const body = new URLSearchParams({ form: "contact", ...written }).toString();
    const { status, text } = await through(endpoints, "contact", (port) => ask(port, { headers, body }));
    const { alert, value } = formIn(text);
    expect([status, alert.text(), value("message")]).toEqual([503, words.failure, written.message]);
  });

  it.each<keyof Endpoints>(["contact", "formToken", "enquiryReceived", "vitals"])(
    "tells a program so at %s",
    async (name) => {
      const answer = await through(endpointsWith({ NETLIFY: "true" }), name, (port) => postJson(port, written));
      expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { message: words.failure }]);
    },
  );
});

describe("signing in to the editor", () => {
  const signIn = { CMS_GITHUB_CLIENT_ID: "id", CMS_GITHUB_CLIENT_SECRET: "secret", CMS_ORIGINS: "http://127.0.0.1:1" };
  const begin = (endpoints: Endpoints) =>
    through(endpoints, "cmsAuth", (port) =>
      ask(port, { method: "GET", path: "/?provider=github", headers: { host: "127.0.0.1:1" } }),
    );

  it("needs no database", async () => {
    const { status, headers } = await begin(endpointsWith({ NETLIFY: "true", ...signIn }));
    expect([status, headers.location]).toEqual([302, expect.stringMatching(/^https:\/\/github\.com\/login\/oauth/)]);
  });

  it("keeps enquiries coming, and the log and the host informed, when its own settings are wrong", async () => {
    const endpoints = endpointsWith({ ...signIn, CMS_GITHUB_CLIENT_SECRET: "" });
    expect(endpoints.problems).toEqual([expect.stringMatching(/^CMS_GITHUB_CLIENT_SECRET is needed/)]);
    expect(log.text()).toContain("CMS_GITHUB_CLIENT_SECRET is needed");
    expect((await begin(endpoints)).status).toBe(503);
    expect((await through(endpoints, "contact", (port) => postJson(port, written))).status).toBe(200);
  });
});

describe("delivering", () => {
  const DATABASE_URL = "postgres://db.example/site";

  it.each([
    ["between requests on a machine of one's own", {}, true, false],
    ["before the answer on a host of functions", { AWS_LAMBDA_FUNCTION_NAME: "contact" }, false, true],
    ["before the answer and, where there is time, after it in a container", { K_SERVICE: "site" }, true, true],
  ])("is done %s", async (_where, mark, between, before) => {
    const endpoints = endpointsWith({ DATABASE_URL, ...mark });
    const { status } = await through(endpoints, "contact", (port) => postJson(port, written));
    expect(status).toBe(200);
    expect(enquiries.start).toHaveBeenCalledTimes(between ? 1 : 0);
    expect(enquiries.outbox.drain).toHaveBeenCalledTimes(before ? 1 : 0);
  });
});
