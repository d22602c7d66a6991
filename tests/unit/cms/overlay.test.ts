import { type PreviewContext, overlay } from "../../../src/cms/preview/overlay";
import { builtPageSchema } from "../../../src/domain/content/built-page";
import { caseStudySchema } from "../../../src/domain/content/case-study";
import { homePageSchema } from "../../../src/domain/content/home-page";
import { legalPageSchema } from "../../../src/domain/content/legal-page";
import { serviceSchema } from "../../../src/domain/content/service";

const context: PreviewContext = {
  picture: (src) => `file of ${src}`,
  icon: (name) => `<svg>${name}</svg>`,
  cards: (_type, slugs = ["one", "two"]) => slugs.filter((slug) => slug !== "unknown").map((title) => ({ title })),
  html: (markdown) => `<p>${markdown}</p>`,
  query: { enquiryForm: {} },
};

beforeAll(() => jest.useFakeTimers({ now: Date.parse("2025-06-01T12:00:00Z") }));
afterAll(() => jest.useRealTimers());

describe("overlaying an entry's fields on Gatsby's page data", () => {
  test("overwrites the entry's own fields, and keeps derived ones", () => {
    const shown = overlay(serviceSchema, { title: "New" }, { title: "Old", related: ["a"] }, context);
    expect(shown).toMatchObject({ title: "New", related: ["a"] });
  });

  test("clears the fields that the entry leaves empty", () => {
    const base = { hero: { headline: "Another's" }, questions: [{ question: "Another's?" }], draft: true };
    const shown = overlay(serviceSchema, { hero: {} }, base, context);
    expect(shown).toMatchObject({ hero: { headline: "" }, questions: [], draft: null });
    expect(JSON.stringify(shown)).not.toContain("Another's");
    const blocks = [{ kind: "hero", button: { label: "", to: "" }, image: { src: "", decorative: true } }];
    expect(overlay(builtPageSchema, { blocks }, undefined, context)).toMatchObject({
      blocks: [{ button: null, image: null }],
    });
  });

  test("resolves a picture to its file, and an icon to its SVG", () => {
    const entry = {
      image: { src: "/media/a.jpg", alt: "A lamp" },
      stats: [{ icon: "wind", number: "3", label: "lamps" }],
    };
    expect(overlay(serviceSchema, entry, undefined, context)).toMatchObject({
      image: { src: "/media/a.jpg", alt: "A lamp", file: "file of /media/a.jpg" },
      stats: [{ icon: "wind", iconSvg: "<svg>wind</svg>", number: "3", label: "lamps" }],
    });
  });

  test("resolves references to entries; an unknown one becomes its slug, or null", () => {
    const shown = (industry: string, quote?: string) =>
      overlay(caseStudySchema, { industry, quote }, undefined, context);
    expect(shown("one", "one")).toMatchObject({ industry: { title: "one" }, quote: { title: "one" } });
    expect(shown("unknown", "unknown")).toMatchObject({ industry: { title: "unknown", path: "#" }, quote: null });
  });

  test("resolves blocks with the data that they query, and omits hidden and unknown ones", () => {
    const blocks = [
      { kind: "hero", headline: "New", form: true, service: "one" },
      { kind: "text", text: "A text" },
      { kind: "services", chosen: ["two", "unknown"] },
      { kind: "industries" },
      { kind: "text", text: "Hidden", hidden: true },
      { kind: "carousel" },
      {},
    ];
    expect(overlay(builtPageSchema, { blocks }, undefined, context)["blocks"]).toMatchObject([
      { __typename: "HeroBlock", headline: "New", subline: "", service: { title: "one" }, query: context.query },
      { __typename: "TextBlock", html: "<p>A text</p>" },
      { __typename: "ServicesBlock", services: [{ title: "two" }] },
      { __typename: "IndustriesBlock", industries: [{ title: "one" }, { title: "two" }] },
    ]);
  });

  test.each([
    ["a valid date as it is", "2024-02-29", "2024-02-29"],
    ["today for an empty date", "", "2025-06-01"],
    ["today for an invalid date", "2024-02-30", "2025-06-01"],
  ])("shows %s", (_case, updated, shown) => {
    expect(overlay(legalPageSchema, { updated }, undefined, context)).toMatchObject({ updated: shown });
  });

  test.each(["javascript:alert(1)", "JavaScript:alert(1)", "//evil.example", "data:text/html,x", ""])(
    "replaces the unsafe or empty link %p with #",
    (to) => {
      const entry = { hero: { primary: { label: "Go", to } } };
      expect(overlay(homePageSchema, entry, undefined, context)).toMatchObject({
        hero: { primary: { label: "Go", to: "#" } },
      });
    },
  );

  test.each([null, 7, "text", [[]], { hero: "text", stats: "text", image: [] }])(
    "tolerates an entry that does not match the schema: %j",
    (entry) => {
      const shown = overlay(serviceSchema, entry as Record<string, unknown>, undefined, context);
      expect(shown).toMatchObject({ title: "", hero: { headline: "" }, stats: [], features: { tiles: [] } });
    },
  );
});
