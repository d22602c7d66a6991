import type { VitalsReport } from "../../../../src/domain/vitals/report";
import { vitalsHandler, type VitalsPorts } from "../../../../src/server/vitals/vitals-handler";
import { ask, postForm } from "../support/http-client";
import { listen, type LocalServer } from "../support/local-server";
import { memoryLog } from "../support/memory-log";

const report: VitalsReport = { page: "service", values: { LCP: 812, CLS: 3 } };
const type = { "content-type": "application/json" };
const fromPage = { ...type, origin: "https://www.agency.example" };

let counted: VitalsReport[];
let log: ReturnType<typeof memoryLog>;
let server: LocalServer;

const start = async (wanted: Partial<VitalsPorts> = {}) => {
  counted = [];
  log = memoryLog();
  const handler = vitalsHandler({
    count: (sent) => {
      counted.push(sent);
      return Promise.resolve();
    },
    isTooMany: () => Promise.resolve(false),
    hosts: ["www.agency.example"],
    logger: log.logger,
    ...wanted,
  });
  server = await listen((request, response) => void handler(request, response));
};
afterEach(() => server.close());

const post = (body: string, headers: Record<string, string> = fromPage) => ask(server.port, { headers, body });

describe("POST /api/vitals", () => {
  it("counts a report and answers with nothing, which no cache keeps", async () => {
    await start();
    const { status, text, headers } = await post(JSON.stringify(report));
    expect([status, text, headers["cache-control"]]).toEqual([204, "", "no-store"]);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(counted).toEqual([report]);
    expect(log.text()).toBe("");
  });

  it.each(["GET", "PUT", "DELETE"])("is not %s", async (method) => {
    await start();
    const { status, headers } = await ask(server.port, { method, headers: fromPage });
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });

  it.each<[string, Record<string, string>]>([
    ["a page of another site", { ...type, origin: "https://evil.example" }],
    ["a page of another site, by what browsers say of it", { ...fromPage, "sec-fetch-site": "cross-site" }],
    ["a program that is no page", type],
  ])("refuses what comes from %s", async (_whom, headers) => {
    await start();
    expect((await post(JSON.stringify(report), headers)).status).toBe(403);
    expect(counted).toEqual([]);
  });

  it.each([
    ["that is no JSON", 400, "{"],
    ["of an unknown kind of page", 422, JSON.stringify({ ...report, page: "/services/seo?email=a@b.example" })],
    ["with an unknown metric", 422, JSON.stringify({ ...report, values: { FID: 3 } })],
    ["with an absurd value", 422, JSON.stringify({ ...report, values: { LCP: 1e9 } })],
    ["with more than was agreed on", 422, JSON.stringify({ ...report, visitor: "planted" })],
    ["that is too large", 413, JSON.stringify({ ...report, more: "x".repeat(1000) })],
  ])("refuses a report %s, and repeats and logs nothing of it", async (_what, expected, body) => {
    await start();
    const { status, text } = await post(body);
    expect([status, counted]).toEqual([expected, []]);
    expect(text + log.text()).not.toMatch(/planted|example|seo/);
  });

  it("refuses a form", async () => {
    await start();
    expect((await postForm(server.port, { page: "home" }, { origin: fromPage.origin })).status).toBe(422);
  });

  it("counts no more than a visitor can have seen", async () => {
    await start({ isTooMany: () => Promise.resolve(true) });
    expect((await post(JSON.stringify(report))).status).toBe(429);
    expect(counted).toEqual([]);
  });

  it("says so when it could not be counted, and logs no more than that", async () => {
    await start({ count: () => Promise.reject(new Error("planted")) });
    const { status, text } = await post(JSON.stringify(report));
    expect([status, log.messages()]).toEqual([503, ["what a browser has measured could not be counted"]]);
    expect(text + log.text()).not.toContain("planted");
  });
});
