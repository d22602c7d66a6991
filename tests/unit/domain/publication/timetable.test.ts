import { changesOf, timedParts, timetableReport } from "../../../../src/domain/publication/timetable";
import { clockIn } from "../../../../src/gatsby/publication/site-clock";

const clock = clockIn("Asia/Kolkata", Date.parse("2026-12-01T03:30:00Z"));
const all = [
  ...timedParts("content/posts/a.md", { title: "A", publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:00" }),
  ...timedParts("content/posts/b.md", { publishAt: "2026-12-05T09:00" }),
  ...timedParts("content/posts/c.md", { draft: true, publishAt: "2026-12-02T09:00" }),
  ...timedParts("content/posts/d.md", { expireAt: "2026-11-01T09:00" }),
  ...timedParts("content/posts/e.md", { title: "Always there", draft: false }),
  ...timedParts("content/pages/industries.json", { carousel: { slides: [{}, { publishAt: "2026-12-03T09:00" }] } }),
];
const before = Date.parse("2026-12-01T03:00:00Z");

it("a build names what has changed since the last, what is withheld and why, and what comes next", () => {
  expect(timetableReport(all, clock, { timeZone: "Asia/Kolkata", preview: false, before })).toEqual([
    "Fell due since the last build:",
    "  2026-12-01T09:00 content/posts/a.md is published",
    "Withheld:",
    "  content/posts/b.md waits for 2026-12-05T09:00",
    "  content/posts/c.md is a draft",
    "  content/posts/d.md expired at 2026-11-01T09:00",
    "  content/pages/industries.json: carousel.slides[1] waits for 2026-12-03T09:00",
    "Falls due next (Asia/Kolkata):",
    "  2026-12-03T09:00 content/pages/industries.json: carousel.slides[1] is published",
    "  2026-12-05T09:00 content/posts/b.md is published",
    "  2026-12-24T18:00 content/posts/a.md is withdrawn",
  ]);
});

it("a first build claims no change, a build of nothing that goes with time says nothing, a preview what it is", () => {
  const words = { timeZone: "UTC", preview: false };
  expect(timetableReport(all, clock, words)[0]).toBe("Withheld:");
  expect(timetableReport([], clock, words)).toEqual([]);
  expect(timetableReport([], clock, { ...words, preview: true })).toEqual([
    "This build shows drafts, and what waits for its time. It is not for the public.",
  ]);
});

it("changes come in the order of time, and a draft makes none", () => {
  expect(changesOf(all, clock).map(({ moment }) => moment)).toEqual([
    "2026-11-01T09:00",
    "2026-12-01T09:00",
    "2026-12-03T09:00",
    "2026-12-05T09:00",
    "2026-12-24T18:00",
  ]);
});
