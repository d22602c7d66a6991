import { isLasting, scheduleState } from "../../../../src/domain/publication/schedule";
import { clockIn } from "../../../../src/gatsby/publication/site-clock";

const at = (timeZone: string, instant: string) => clockIn(timeZone, Date.parse(instant));
const scheduled = { publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:00" };

describe("what is scheduled in Asia/Kolkata, half an hour off the full", () => {
  it.each([
    ["waiting", "2026-12-01T03:29:59.999Z"],
    ["shown", "2026-12-01T03:30:00Z"],
    ["shown", "2026-12-24T12:29:59.999Z"],
    ["expired", "2026-12-24T12:30:00Z"],
  ])("is %s at %s", (state, instant) => expect(scheduleState(scheduled, at("Asia/Kolkata", instant))).toBe(state));

  it("has no end or no beginning unless it says so", () => {
    const { publishAt, expireAt } = scheduled;
    expect(scheduleState({}, at("Asia/Kolkata", "2026-12-01T00:00:00Z"))).toBe("shown");
    expect(scheduleState({ publishAt }, at("Asia/Kolkata", "2099-01-01T00:00:00Z"))).toBe("shown");
    expect(scheduleState({ expireAt }, at("Asia/Kolkata", "1999-01-01T00:00:00Z"))).toBe("shown");
  });

  it("lasts once it is shown, unless it expires", () => {
    const later = at("Asia/Kolkata", "2026-12-02T00:00:00Z");
    expect(isLasting({ publishAt: scheduled.publishAt }, later)).toBe(true);
    expect(isLasting(scheduled, later)).toBe(false);
    expect(isLasting({ publishAt: "2026-12-03T00:00" }, later)).toBe(false);
  });
});

describe("where clocks are changed", () => {
  const berlin = (instant: string, publishAt: string) => scheduleState({ publishAt }, at("Europe/Berlin", instant));

  it("a moment that is left out comes as much later as the clocks go forward", () => {
    expect(berlin("2027-03-28T01:29:59Z", "2027-03-28T02:30")).toBe("waiting");
    expect(berlin("2027-03-28T01:30:00Z", "2027-03-28T02:30")).toBe("shown");
  });

  it("of a moment that comes twice, the first counts, and what is shown then stays", () => {
    expect(berlin("2026-10-25T00:29:59Z", "2026-10-25T02:30")).toBe("waiting");
    expect(berlin("2026-10-25T00:30:00Z", "2026-10-25T02:30")).toBe("shown");
    expect(berlin("2026-10-25T01:10:00Z", "2026-10-25T02:30")).toBe("shown");
  });

  it("winter and summer have their own distance from UTC", () => {
    expect(berlin("2026-07-01T06:59:59Z", "2026-07-01T09:00")).toBe("waiting");
    expect(berlin("2026-07-01T07:00:00Z", "2026-07-01T09:00")).toBe("shown");
    expect(berlin("2026-12-01T07:00:00Z", "2026-12-01T09:00")).toBe("waiting");
    expect(berlin("2026-12-01T08:00:00Z", "2026-12-01T09:00")).toBe("shown");
  });

  it("what would end before it begins, by the clocks' change, is never shown", () => {
    const empty = { publishAt: "2027-03-28T02:30", expireAt: "2027-03-28T03:15" };
    const states = ["01:00", "01:14", "01:15", "01:30", "02:00"].map((time) =>
      scheduleState(empty, at("Europe/Berlin", `2027-03-28T${time}:00Z`)),
    );
    expect(states).toEqual(["waiting", "waiting", "expired", "expired", "expired"]);
  });
});
