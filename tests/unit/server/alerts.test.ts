import path from "node:path";
import { type Alert, createAlerts } from "../../../src/server/alerts";
import { openStore } from "../../../src/server/store/open-store";
import { newEnquiry } from "../../support/new-enquiry";
import { temporaryFolder } from "../../support/temporary-folder";
import { memoryLog } from "./support/memory-log";

const hourMs = 60 * 60 * 1000;
const { folder, dispose } = temporaryFolder("alerts");
const store = openStore(`file:${path.join(folder, "enquiries.db")}`);
afterAll(async () => {
  await store.close();
  dispose();
});

test("operators are told of each kind of problem once while it does not grow, by one of the instances", async () => {
  let now = new Date("2026-03-01T12:00:00.000Z");
  let isMailAway = true;
  const sent: Alert[] = [];
  const send = (alert: Alert) => {
    if (isMailAway) return Promise.reject(new Error("mail is away"));
    sent.push(alert);
    return Promise.resolve();
  };
  const { logger } = memoryLog();
  const instances = [1, 2].map(() => createAlerts({ store, send, clock: () => now, logger }));
  const kindsAfter = async (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
    sent.length = 0;
    for (const { check } of instances) await check();
    return sent.map(({ kind }) => kind);
  };

  await store.add(newEnquiry({ receivedAt: now, email: "planted@mail.example" }), [
    "mail",
    "webhook",
    "acknowledgement",
  ]);
  await store.add(newEnquiry({ receivedAt: now, quarantineReasons: ["honeypot"] }), []);
  for (const channel of ["mail", "webhook", "acknowledgement"] as const) {
    const claim = await store.claim(channel, now, new Date(now.getTime() + 1000));
    if (claim === undefined) throw new Error("nothing to claim");
    const failed = { status: "failed", error: "EENVELOPE" } as const;
    const pending = { status: "pending", nextAttemptAt: now, error: "ECONNREFUSED" } as const;
    await store.settle(claim, channel === "mail" ? pending : failed);
  }

  expect(await kindsAfter(0)).toEqual([]);
  isMailAway = false;
  expect(await kindsAfter(60_000)).toEqual(["given-up", "quarantine", "digest"]);
  expect(sent[0]?.subject).toBe("1 delivery was given up");
  expect(JSON.stringify(sent)).not.toContain("planted");
  expect(await kindsAfter(hourMs)).toEqual(["late"]);
  expect(sent[0]?.subject).toBe("1 delivery has failed for an hour");
  expect(await kindsAfter(2 * hourMs)).toEqual([]);
  await store.add(newEnquiry({ receivedAt: now, quarantineReasons: ["honeypot"] }), []);
  expect(await kindsAfter(60_000)).toEqual(["quarantine"]);
  expect(await kindsAfter(24 * hourMs)).toEqual(["digest"]);
});

describe("a database that cannot be written", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("is told although it can be read", async () => {
    const send = jest.fn((_alert: Alert) => Promise.resolve());
    const check = () => Promise.reject(new Error("full"));
    const alerts = createAlerts({
      store: { ...store, check },
      send,
      clock: () => new Date(),
      logger: memoryLog().logger,
    });
    alerts.start();
    await jest.advanceTimersByTimeAsync(60_000);
    alerts.stop();
    expect(send.mock.calls.map(([{ kind }]) => kind)).toEqual(["store"]);
  });
});
