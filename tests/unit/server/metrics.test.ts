import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import type { Environment } from "../../../src/server/environment";
import { createMetrics } from "../../../src/server/metrics";
import { testFolder } from "../../support/temporary-folder";

const store = {
  check: () => Promise.resolve(),
  deliveryCounts: (now: Date) =>
    Promise.resolve([
      {
        channel: "mail" as const,
        status: "pending" as const,
        count: 3,
        late: 0,
        oldestCreatedAt: new Date(+now - 5000),
      },
    ]),
  enquiryCounts: () => Promise.resolve({ total: 4, recent: 4, quarantined: 2, oldest: undefined, newest: undefined }),
};
const metricsWith = (settings: Partial<Environment>, of = store) =>
  createMetrics(of, { METRICS_TOKEN: undefined, ...settings });

const token = "0123456789abcdef";

const folder = testFolder("metrics");

test("metrics return 404 when no token is set, 401 for a wrong one, and counts for the right one", async () => {
  expect((await metricsWith({}).answer("Bearer ")).status).toBe(404);
  const metrics = metricsWith({ METRICS_TOKEN: token });
  for (const wrong of [undefined, "", token, `Bearer ${token}0`])
    expect((await metrics.answer(wrong)).status).toBe(401);
  metrics.countEnquiry("accepted");
  metrics.observeRequest({ method: "GET", status: 404, seconds: 0.2 });
  metrics.observeRequest({ method: "PLANTED", status: 500, seconds: 0.2 });
  const { status, contentType, body } = await metrics.answer(`Bearer ${token}`);
  expect([status, contentType]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  for (const line of [
    'enquiries_total{outcome="accepted"} 1',
    'enquiries_total{outcome="unavailable"} 0',
    'enquiry_deliveries{channel="mail",status="pending"} 3',
    'enquiry_delivery_oldest_age_seconds{channel="mail",status="pending"} 5',
    "enquiries_quarantined 2",
    "enquiry_store_up 1",
    'http_request_duration_seconds_count{method="GET",status="4xx"} 1',
    'http_request_duration_seconds_count{method="other",status="5xx"} 1',
  ])
    expect(body.split("\n")).toContain(line);
  jest.spyOn(store, "deliveryCounts").mockResolvedValueOnce([]);
  expect((await metrics.answer(`Bearer ${token}`)).body).not.toContain('channel="mail"');
});

test("the time of the build is that of a file that every build writes", async () => {
  const project = process.cwd();
  process.chdir(folder);
  mkdirSync("public/.well-known", { recursive: true });
  writeFileSync("public/.well-known/security.txt", "");
  utimesSync("public/.well-known/security.txt", 2000, 2000);
  const { body } = await metricsWith({ METRICS_TOKEN: token }).answer(`Bearer ${token}`);
  process.chdir(project);
  expect(body).toContain("site_build_timestamp_seconds 2000\n");
});

const fail = () => Promise.reject(new Error("away"));
const hang = () => new Promise<never>(() => undefined);

test.each([
  ["read", { deliveryCounts: fail }],
  ["written", { check: fail }],
  ["read within five seconds", { deliveryCounts: hang }],
  ["written within five seconds", { check: hang }],
])("enquiry_store_up is 0 when the database cannot be %s", async (_what, broken) => {
  jest.useFakeTimers();
  const answer = metricsWith({ METRICS_TOKEN: token }, { ...store, ...broken }).answer(`Bearer ${token}`);
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  const { body } = await answer;
  expect(body.split("\n")).toContain("enquiry_store_up 0");
});
