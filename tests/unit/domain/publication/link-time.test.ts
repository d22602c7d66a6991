import fc from "fast-check";
import { timeOf, timeProblem } from "../../../../src/domain/publication/link-time";
import { scheduleState, type Scheduled } from "../../../../src/domain/publication/schedule";
import { clockIn } from "../../../../src/gatsby/publication/site-clock";

const clock = clockIn("UTC", Date.parse("2026-12-01T00:00:00Z"));
const [past, soon, later] = ["2026-11-01T00:00", "2026-12-10T00:00", "2026-12-20T00:00"];

describe("a link is reported", () => {
  it.each<[string, Scheduled, Scheduled]>([
    ["to what waits", {}, { publishAt: soon }],
    ["to what waits longer than what links to it", { publishAt: soon }, { publishAt: later }],
    ["to what will expire", {}, { expireAt: soon }],
    ["to what expires earlier", { expireAt: later }, { expireAt: soon }],
    ["to what has expired", {}, { expireAt: past }],
  ])("%s", (_name, from, to) => expect(timeProblem(from, to, clock)).toBeDefined());
});

describe("a link is not reported", () => {
  it.each<[string, Scheduled, Scheduled]>([
    ["to what has been published by now", {}, { publishAt: past }],
    ["to what comes no later", { publishAt: soon }, { publishAt: soon }],
    ["to what expires no earlier", { expireAt: soon }, { expireAt: soon }],
  ])("%s", (_name, from, to) => expect(timeProblem(from, to, clock)).toBeUndefined());
});

it("no link becomes a mistake because time passes, or leads nowhere while it is accepted", () => {
  const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-12-0${number}T00:00`);
  const time = fc.record({ publishAt: day, expireAt: day }, { requiredKeys: [] });
  fc.assert(
    fc.property(time, time, fc.integer({ min: 0, max: 9 }), (from, to, start) => {
      const days = Array.from({ length: 11 - start }, (_, offset) =>
        clockIn("UTC", Date.UTC(2026, 11, start + offset)),
      );
      if (timeProblem(from, to, days[0] as (typeof days)[0]) !== undefined) return;
      for (const one of days) {
        expect(timeProblem(from, to, one)).toBeUndefined();
        if (scheduleState(from, one) === "shown") expect(scheduleState(to, one)).toBe("shown");
      }
    }),
  );
});

it("a field is shown as long as all groups around it: the last beginning, the first end", () => {
  const data = { expireAt: later, list: [{ publishAt: soon, expireAt: soon, link: "/x" }, { link: "/y" }] };
  expect(timeOf(data, ["list", 0, "link"], clock)).toEqual({ publishAt: soon, expireAt: soon });
  expect(timeOf(data, ["list", 1, "link"], clock)).toEqual({ expireAt: later });
  expect(timeOf({ publishAt: past, list: [{ publishAt: soon }] }, ["list", 0], clock)).toEqual({ publishAt: soon });
});
