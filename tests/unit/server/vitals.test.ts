import type { VitalsReport } from "../../../src/domain/vitals/report";
import { vitalsHandler, type VitalsPorts } from "../../../src/server/vitals/vitals-handler";
import { ask } from "./support/http-client";
import { listen, type LocalServer } from "./support/local-server";
import { memoryLog } from "./support/memory-log";
import { reportCounter } from "../../../src/server/vitals/count-report";

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
    count: (sent) => Promise.resolve(void counted.push(sent)),
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
  it.each([
    ["from a page of another site", 403, { ...type, origin: "https://evil.example" }, report],
    ["from a program that is no page", 403, type, report],
    ["with more than was agreed on", 422, fromPage, { ...report, visitor: "planted" }],
    ["that is too large", 413, fromPage, { ...report, more: "planted".repeat(200) }],
  ])("refuses a report %s, and repeats and logs nothing of it", async (_what, expected, headers, sent) => {
    await start();
    const { status, text } = await post(JSON.stringify(sent), headers);
    expect([status, counted]).toEqual([expected, []]);
    expect(text + log.text()).not.toContain("planted");
  });

  it("counts no more than a visitor can have seen", async () => {
    await start({ isTooMany: () => Promise.resolve(true) });
    expect((await post(JSON.stringify(report))).status).toBe(429);
    expect(counted).toEqual([]);
  });
});

it("reports are counted by the day of UTC, and those older than 90 days forgotten once a day", async () => {
  const done: string[] = [];
  let now = new Date("2026-03-31T23:59:59.999Z");
  const store = {
    add: (day: string) => Promise.resolve(void done.push(`add ${day}`)),
    purge: (before: string) => Promise.resolve(void done.push(`purge ${before}`)),
  };
  const count = reportCounter({ store, clock: () => now });
  await count(report);
  await count(report);
  now = new Date("2026-04-01T00:00:00.000Z");
  await count(report);
  expect(done).toEqual(["add 2026-03-31", "purge 2026-01-01", "add 2026-03-31", "add 2026-04-01", "purge 2026-01-02"]);
});
