import { canChange, publishedEntry } from "../../../../src/domain/publication/published";
import { clockIn } from "../../../../src/gatsby/publication/site-clock";

const clock = clockIn("UTC", Date.parse("2026-12-01T09:00:00Z"));
const production = { clock, drafts: false };
const preview = { clock, drafts: true };
const waiting = { publishAt: "2026-12-01T09:01" };
const shown = { publishAt: "2026-12-01T09:00" };
const expired = { expireAt: "2026-12-01T09:00" };

describe("of an entry", () => {
  it("production has what is due, and nothing of a draft or of what waits or has expired", () => {
    expect(publishedEntry(shown, production)?.publication).toBe("shown");
    expect([{ ...shown, draft: true }, waiting, expired].map((entry) => publishedEntry(entry, production))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("a preview has all, and says how it stands: a draft is one whatever its schedule", () => {
    const states = [shown, waiting, expired, { draft: true, ...waiting }].map(
      (entry) => publishedEntry(entry, preview)?.publication,
    );
    expect(states).toEqual(["shown", "waiting", "expired", "draft"]);
  });

  it("parts are left out that are not due; a preview has those that wait", () => {
    const slide = (tagline: string, time: object) => ({ tagline, ...time });
    const carousel = { slides: [slide("a", waiting), slide("b", {}), slide("c", expired), slide("d", shown)] };
    const taglines = (stage: typeof preview) =>
      (publishedEntry({ carousel }, stage)?.data["carousel"] as typeof carousel).slides.map(({ tagline }) => tagline);
    expect(taglines(production)).toEqual(["b", "d"]);
    expect(taglines(preview)).toEqual(["a", "b", "d"]);
    expect(publishedEntry({ banners: [slide("a", waiting)] }, production)?.data).toEqual({ banners: [] });
  });
});

it("only a draft, and what has a schedule somewhere, can be another thing in the next build", () => {
  expect([{ draft: true }, waiting, { list: [{ of: [expired] }] }].map(canChange)).toEqual([true, true, true]);
  expect([{}, { draft: false, tags: ["draft"], list: [{}] }, null].map(canChange)).toEqual([false, false, false]);
});
