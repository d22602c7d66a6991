import { withheldLabel } from "../../../src/components/layout/draft";
import { showsDrafts } from "../../../src/domain/publication/environment";
import { publishedEntry } from "../../../src/domain/publication/published";
import { clockIn } from "../../../src/gatsby/publication/build-environment";

describe("what a build shows", () => {
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
      const taglines = (environment: typeof preview) =>
        (publishedEntry({ carousel }, environment)?.data["carousel"] as typeof carousel).slides.map(
          ({ tagline }) => tagline,
        );
      expect(taglines(production)).toEqual(["b", "d"]);
      expect(taglines(preview)).toEqual(["a", "b", "d"]);
      expect(publishedEntry({ banners: [slide("a", waiting)] }, production)?.data).toEqual({ banners: [] });
    });
  });
});

describe("whether drafts are shown", () => {
  describe("drafts are shown", () => {
    it.each([
      [true, { NODE_ENV: "development" }],
      [true, { NODE_ENV: "production", CONTEXT: "deploy-preview" }],
      [false, { NODE_ENV: "production" }],
      [false, { NODE_ENV: "production", DRAFTS: "yes" }],
      [false, { NODE_ENV: "production", CONTEXT: "deploy-preview", DRAFTS: "off" }],
    ])("%s with %j", (shown, environment) => expect(showsDrafts(environment)).toBe(shown));
  });
});

describe("the label of a draft", () => {
  const labels = { draft: "Draft", waiting: "Not before {moment}", expired: "Gone since {moment}" };
  const times = { publishAt: "2026-12-01T09:00", expireAt: "2026-12-24T18:30" };
  const label = (publication: string, language = "en-GB") => withheldLabel({ publication, ...times }, labels, language);

  it("a ribbon says why a page is withheld, and the moment as the content has it", () => {
    expect(label("waiting")).toBe("Not before 1 December 2026 at 09:00");
    expect(label("expired")).toBe("Gone since 24 December 2026 at 18:30");
    expect(label("expired", "de")).toBe("Gone since 24. Dezember 2026 um 18:30");
    expect(label("draft")).toBe("Draft");
    expect(withheldLabel({ publication: "waiting", publishAt: null }, labels, "en")).toBe("Draft");
  });
});
