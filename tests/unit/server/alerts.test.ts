import path from "node:path";
import { type Alert, createAlerts } from "../../../src/server/alerts";
import { PossiblyDelivered } from "../../../src/server/mail/mailer";
import { openStore } from "../../../src/server/store/open-store";
import { newEnquiry } from "../../support/new-enquiry";
import { testFolder } from "../../support/temporary-folder";
import { memoryLog } from "./support/memory-log";

const hourMs = 60 * 60 * 1000;
const store = openStore(`file:${path.join(testFolder("alerts"), "enquiries.db")}`);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(() => store.close());

test("one instance sends an alert for each kind of problem once, and again only when it grows", async () => {
  const now = new Date("2026-03-01T12:00:00.000Z");
  jest.setSystemTime(now);
  let isMailAway = true;
  const sent: Alert[] = [];
  const send = (alert: Alert) => {
    if (isMailAway) return Promise.reject(new AggregateError([new Error("mail is away")]));
    sent.push(alert);
    return Promise.resolve();
  };
  const { logger } = memoryLog();
  const instances = [1, 2].map(() => createAlerts({ store, send, logger }));
  const kindsAfter = async (milliseconds: number) => {
    jest.setSystemTime(Date.now() + milliseconds);
    sent.length = 0;
    for (const { check } of instances) await check();
    return sent.map(({ kind }) => kind);
  };

  await store.add(newEnquiry({ receivedAt: now }), ["mail", "acknowledgement"]);
  await store.add(newEnquiry({ receivedAt: now, email: "planted@mail.example" }), [
    "mail",
    "webhook",
    "acknowledgement",
  ]);
  await store.add(newEnquiry({ receivedAt: now, quarantineReasons: ["honeypot"] }), []);
  const failed = { status: "failed", error: "EENVELOPE" } as const;
  for (const [channel, outcome] of [
    ["mail", { status: "delivered", at: now }],
    ["mail", { status: "pending", nextAttemptAt: now, error: "ECONNREFUSED" }],
    ["webhook", failed],
    ["acknowledgement", failed],
    ["acknowledgement", { status: "pending", nextAttemptAt: now, error: "ECONNREFUSED" }],
  ] as const) {
    const claim = await store.claim(channel, now, new Date(now.getTime() + 1000));
    if (claim === undefined) throw new Error("nothing to claim");
    await store.settle(claim, outcome);
  }

  expect(await kindsAfter(0)).toEqual([]);
  isMailAway = false;
  expect(await kindsAfter(60_000)).toEqual(["given-up", "quarantine", "digest"]);
  expect(sent.map(({ subject }) => subject)).toEqual([
    "1 delivery was given up",
    "1 enquiry is in quarantine",
    "3 enquiries in 24 hours",
  ]);
  const oldest = `the oldest since ${now.toISOString()}`;
  expect(sent[2]?.text.split("\n").sort()).toEqual([
    "",
    "3 received, 1 in quarantine, 1 given up, 0 late.",
    "`npm run enquiries -- list --all` shows them.",
    ...["acknowledgement: 1 failed", "acknowledgement: 1 pending", "mail: 1 pending", "webhook: 1 failed"].map(
      (line) => `${line}, ${oldest}`,
    ),
  ]);
  expect(JSON.stringify(sent)).not.toContain("planted");
  expect(await kindsAfter(hourMs)).toEqual(["late"]);
  expect(sent[0]?.subject).toBe("1 delivery has failed for an hour");
  expect(await kindsAfter(2 * hourMs)).toEqual([]);
  await store.add(newEnquiry({ receivedAt: new Date(), quarantineReasons: ["honeypot"] }), []);
  expect(await kindsAfter(60_000)).toEqual(["quarantine"]);
  expect(await kindsAfter(24 * hourMs)).toEqual(["digest"]);
  expect(sent[0]?.subject).toBe("0 enquiries in 24 hours");
});

test("a digest is sent once a day, even if the clock of another instance is a minute behind, or was months ahead", async () => {
  const send = jest.fn((_alert: Alert) => Promise.resolve());
  const { check } = createAlerts({ store, send, logger: memoryLog().logger });
  for (const time of ["03-11T00:00", "03-10T23:59", "03-11T02:00", "12-31T00:00", "03-12T00:00", "03-13T00:00"]) {
    jest.setSystemTime(new Date(`2026-${time}Z`));
    await check();
  }
  expect(send.mock.calls.filter(([{ kind }]) => kind === "digest")).toHaveLength(3);
});

test("an alert that was possibly delivered is not sent again", async () => {
  const send = jest.fn((_alert: Alert) =>
    Promise.any([Promise.reject(new PossiblyDelivered("no reply")), Promise.reject(new Error("fetch failed"))]),
  );
  jest.setSystemTime(new Date("2026-04-01T12:00:00.000Z"));
  const { check } = createAlerts({ store, send, logger: memoryLog().logger });
  await check();
  await check();
  const kinds = send.mock.calls.map(([{ kind }]) => kind);
  expect(kinds).toContain("digest");
  expect(kinds).toEqual([...new Set(kinds)]);
});

describe("a database that cannot be written", () => {
  test("raises an alert although it can be read, once an hour even if it recovers in between", async () => {
    const send = jest.fn((_alert: Alert) => Promise.resolve());
    const check = jest.fn().mockRejectedValue(new Error("full"));
    const readable = { ...store, claimAlert: () => Promise.resolve(false), check };
    const alerts = createAlerts({ store: readable, send, logger: memoryLog().logger });
    const kindsAfter = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      return send.mock.calls.map(([{ kind }]) => kind);
    };
    alerts.start();
    expect(await kindsAfter(60_000)).toEqual(["store"]);
    check.mockResolvedValueOnce(undefined);
    expect(await kindsAfter(3 * 60_000)).toEqual(["store"]);
    expect(await kindsAfter(hourMs)).toEqual(["store", "store"]);
    alerts.stop();
    await jest.advanceTimersByTimeAsync(hourMs);
    await alerts.alertStoreUnavailable(new Error("closed"));
    expect(send).toHaveBeenCalledTimes(2);
    expect(check).toHaveBeenCalledTimes(64);
  });

  test("retries a failed alert after a minute, however many enquiries are refused, and logs the failure", async () => {
    const send = jest.fn((_alert: Alert) => Promise.reject(new Error("mail is away")));
    const log = memoryLog();
    const { alertStoreUnavailable } = createAlerts({ store, send, logger: log.logger });
    // Earlier alerts suppress others for an hour.
    for (const [milliseconds, times] of [
      [3 * hourMs, 1],
      [30_000, 1],
      [30_000, 2],
    ] as const) {
      await jest.advanceTimersByTimeAsync(milliseconds);
      await alertStoreUnavailable(new Error("full"));
      await alertStoreUnavailable(new Error("full"));
      expect(send).toHaveBeenCalledTimes(times);
    }
    expect(log.messages()).toEqual(Array(2).fill("operators could not be told"));
  });
});
