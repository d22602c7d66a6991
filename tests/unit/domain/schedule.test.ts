import fc from "fast-check";
import { timeOf, timeProblem } from "../../../src/domain/publication/link-time";
import { scheduleState } from "../../../src/domain/publication/schedule";
import { clockIn } from "../../../src/gatsby/publication/build-environment";

const at = (timeZone: string, instant: string) => clockIn(timeZone, Date.parse(instant));
const scheduled = { publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:00" };

describe("an entry scheduled in Asia/Kolkata (UTC+05:30)", () => {
  it.each([
    ["waiting", "2026-12-01T03:29:59.999Z"],
    ["shown", "2026-12-01T03:30:00Z"],
    ["shown", "2026-12-24T12:29:59.999Z"],
    ["expired", "2026-12-24T12:30:00Z"],
  ])("is %s at %s", (state, instant) => expect(scheduleState(scheduled, at("Asia/Kolkata", instant))).toBe(state));

  it("is open-ended without expireAt or publishAt", () => {
    const { publishAt, expireAt } = scheduled;
    expect(scheduleState({}, at("Asia/Kolkata", "2026-12-01T00:00:00Z"))).toBe("shown");
    expect(scheduleState({ publishAt }, at("Asia/Kolkata", "2099-01-01T00:00:00Z"))).toBe("shown");
    expect(scheduleState({ expireAt }, at("Asia/Kolkata", "1999-01-01T00:00:00Z"))).toBe("shown");
  });
});

describe("a schedule at a daylight-saving change", () => {
  const berlin = (instant: string, publishAt: string) => scheduleState({ publishAt }, at("Europe/Berlin", instant));

  it("shifts a skipped local time forward by the length of the gap", () => {
    expect(berlin("2027-03-28T01:29:59Z", "2027-03-28T02:30")).toBe("waiting");
    expect(berlin("2027-03-28T01:30:00Z", "2027-03-28T02:30")).toBe("shown");
  });

  it("uses the first occurrence of a repeated local time, and keeps the entry shown", () => {
    expect(berlin("2026-10-25T00:29:59Z", "2026-10-25T02:30")).toBe("waiting");
    expect(berlin("2026-10-25T00:30:00Z", "2026-10-25T02:30")).toBe("shown");
    expect(berlin("2026-10-25T01:10:00Z", "2026-10-25T02:30")).toBe("shown");
  });
});

describe("links between scheduled entries", () => {
  const [past, soon, later] = ["2026-11-01T00:00", "2026-12-10T00:00", "2026-12-20T00:00"];

  it("an accepted link stays valid, and its target shown, as time passes", () => {
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

  it("a link to a page that is published by now is accepted", () => {
    const now = clockIn("UTC", Date.UTC(2026, 11, 1));
    expect(timeProblem({ publishAt: past }, { publishAt: "2026-11-02T00:00" }, now)).toBeUndefined();
  });

  it("a field has the latest publishAt and the earliest expireAt of its groups", () => {
    const data = { expireAt: later, list: [{ publishAt: soon, expireAt: soon, link: "/x" }, { link: "/y" }] };
    expect(timeOf(data, ["list", 0, "link"])).toEqual({ publishAt: soon, expireAt: soon });
    expect(timeOf(data, ["list", 1, "link"])).toEqual({ expireAt: later });
    expect(timeOf({ publishAt: past, list: [{ publishAt: soon }] }, ["list", 0])).toEqual({ publishAt: soon });
  });
});
