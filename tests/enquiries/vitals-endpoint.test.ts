import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { openStore } from "../../src/server/store/open-store";
import { vitalsEndpoint } from "../../src/server/vitals/vitals-endpoint";
import { openVitalsStore } from "../../src/server/vitals/vitals-store";
import { newEnquiry } from "../support/new-enquiry";
import { temporaryFolder } from "../support/temporary-folder";
import { postJson } from "../unit/server/support/http-client";
import { listen } from "../unit/server/support/local-server";
import { memoryLog } from "../unit/server/support/memory-log";

const origin = "https://www.agency.example";
const report = { page: "home", values: { LCP: 500 } } as const;

let place: ReturnType<typeof temporaryFolder>;
let url: string;
let file: string;
let log: ReturnType<typeof memoryLog>;

beforeEach(() => {
  place = temporaryFolder("vitals");
  const database = path.join(place.folder, "enquiries.db");
  [url, file, log] = [`file:${database}`, `${database}.vitals`, memoryLog()];
});
afterEach(() => place.dispose());

/** What the function answers to a report. */
const answerOf = async ({ isOff = false } = {}): Promise<number> => {
  const { handler, close } = vitalsEndpoint({
    ...{ databaseUrl: url, isOff, hosts: [new URL(origin).host], logger: log.logger },
    isTooMany: () => Promise.resolve(false),
  });
  const server = await listen((request, response) => void handler(request, response));
  const { status } = await postJson(server.port, report, { origin });
  await server.close();
  await close();
  return status;
};

test("what is measured is kept in a file of its own, beside the enquiries'", async () => {
  expect(await answerOf()).toBe(204);
  expect(existsSync(url.replace("file:", ""))).toBe(false);
  const store = openVitalsStore(url);
  expect(await store.counts("2000-01-01")).toMatchObject([{ page: "home", metric: "LCP", count: 1 }]);
  await store.close();
});

test("what cannot be counted keeps no enquiry from being stored", async () => {
  mkdirSync(file);
  expect(await answerOf()).toBe(503);
  expect(log.messages()).toEqual(["what a browser has measured could not be counted"]);
  const enquiries = openStore(url);
  expect(await enquiries.add(newEnquiry(), ["mail"])).toMatchObject({ duplicate: false });
  await enquiries.close();
});

test("nothing is counted, and no file made, once measuring is off", async () => {
  expect(await answerOf({ isOff: true })).toBe(204);
  expect(existsSync(file)).toBe(false);
});
