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

describe("An entry's fields over what Gatsby computed", () => {
  test("what is written is shown, and what is derived from elsewhere stays", () => {
    const shown = overlay(serviceSchema, { title: "New" }, { title: "Old", related: ["a"] }, context);
    expect(shown).toMatchObject({ title: "New", related: ["a"] });
  });

  test("an empty field is empty, whatever stood there", () => {
    const base = { hero: { headline: "Another's" }, questions: [{ question: "Another's?" }], draft: true };
    const shown = overlay(serviceSchema, { hero: {} }, base, context);
    expect(shown).toMatchObject({ hero: { headline: "" }, questions: [], draft: null });
    expect(JSON.stringify(shown)).not.toContain("Another's");
  });

  test("a picture has its file, an icon its drawing", () => {
    const entry = {
      image: { src: "/media/a.jpg", alt: "A lamp" },
      stats: [{ icon: "wind", number: "3", label: "lamps" }],
    };
    expect(overlay(serviceSchema, entry, undefined, context)).toMatchObject({
      image: { src: "/media/a.jpg", alt: "A lamp", file: "file of /media/a.jpg" },
      stats: [{ icon: "wind", iconSvg: "<svg>wind</svg>", number: "3", label: "lamps" }],
    });
  });

  test("an entry that is named is shown as pages show it; an unknown one is named, or left out", () => {
    const shown = (industry: string, quote?: string) =>
      overlay(caseStudySchema, { industry, quote }, undefined, context);
    expect(shown("one", "one")).toMatchObject({ industry: { title: "one" }, quote: { title: "one" } });
    expect(shown("unknown", "unknown")).toMatchObject({ industry: { title: "unknown", path: "#" }, quote: null });
  });

  test("blocks are shown by their kinds, with what their queries ask for; hidden ones and unknown ones are not", () => {
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
    expect(overlay(builtPageSchema, { blocks }, undefined, context)["blocks"]).toHaveLength(4);
  });

  test.each([
    ["a day", "2024-02-29", "2024-02-29"],
    ["no day yet", "", "2025-06-01"],
    ["what is no day", "2024-02-30", "2025-06-01"],
  ])("%s", (_case, updated, shown) => {
    expect(overlay(legalPageSchema, { updated }, undefined, context)).toMatchObject({ updated: shown });
  });

  test.each(["javascript:alert(1)", "JavaScript:alert(1)", "//evil.example", "data:text/html,x", ""])(
    "%p is no address to go to",
    (to) => {
      const entry = { hero: { primary: { label: "Go", to } } };
      expect(overlay(homePageSchema, entry, undefined, context)).toMatchObject({
        hero: { primary: { label: "Go", to: "#" } },
      });
    },
  );

  test.each([null, 7, "text", [[]], { hero: "text", stats: "text", image: [] }])(
    "what has another shape than the model breaks nothing: %j",
    (entry) => {
      const shown = overlay(serviceSchema, entry as Record<string, unknown>, undefined, context);
      expect(shown).toMatchObject({ title: "", hero: { headline: "" }, stats: [], features: { tiles: [] } });
    },
  );
});
