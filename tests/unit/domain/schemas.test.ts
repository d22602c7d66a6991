import { contentTypeOf, contentTypes, schemaFor } from "../../../src/domain/content/content-types";
import { day, link, slug } from "../../../src/domain/content/fields";
import { mistakesOf } from "../../../src/domain/content/mistake";
import { callToAction, image, seo } from "../../../src/domain/content/shapes";

describe("fields", () => {
  it.each([
    ["a path", link(), "/services/seo?x=1", true],
    ["a mail address", link(), "mailto:a@b.example", true],
    ["another site", link(), "https://example.org/a", true],
    ["an insecure site", link(), "http://example.org", false],
    ["another host disguised as a path", link(), "//evil.example", false],
    ["a script", link(), "javascript:alert(1)", false],
    ["a slug with capitals", slug(), "Ecommercedevelopment", true],
    ["a slug with an underscore", slug(), "business_startup", true],
    ["a slug that climbs", slug(), "../secrets", false],
    ["a slug with a space", slug(), "web design", false],
    ["a day", day({ title: "", description: "" }), "2025-06-01", true],
    ["a day that does not exist", day({ title: "", description: "" }), "2025-02-30", false],
    ["a day in another order", day({ title: "", description: "" }), "01-06-2025", false],
  ])("%s", (_name, schema, value, valid) => {
    expect(schema.safeParse(value).success).toBe(valid);
  });
});

describe("a picture", () => {
  it.each([
    ["with words", { src: "/media/a.jpg", alt: "A lamp" }, true],
    ["that is decorative", { src: "/media/a.jpg", decorative: true }, true],
    ["without words", { src: "/media/a.jpg" }, false],
    ["from elsewhere", { src: "https://images.example/a.jpg", alt: "A lamp" }, false],
    ["of a kind that is not resized", { src: "/media/a.svg", alt: "A lamp" }, false],
  ])("%s", (_name, value, valid) => {
    expect(image.safeParse(value).success).toBe(valid);
  });
});

describe("mistakes", () => {
  const mistakes = (value: unknown) => mistakesOf(seo, seo.safeParse(value, { reportInput: true }).error?.issues ?? []);

  it("says how long a text is and how long it may be", () => {
    expect(mistakes({ title: "Short", description: "x".repeat(161) })).toEqual([
      expect.objectContaining({ field: "title", problem: "has 5 characters, at least 10 needed" }),
      expect.objectContaining({ field: "description", problem: "has 161 characters, at most 160 allowed" }),
    ]);
  });

  it("names the fields that there are when it meets one that is not", () => {
    const issues = callToAction.safeParse({ label: "Go", to: "/", colour: "red" }, { reportInput: true }).error?.issues;
    expect(mistakesOf(callToAction, issues ?? [])).toEqual([
      { field: "colour", problem: "is not a field of this content type", advice: "remove it or use one of: label, to" },
    ]);
  });
});

describe("content types", () => {
  it("are known by a file's place", () => {
    expect(contentTypeOf("services/seo.md")).toBe("Service");
    expect(contentTypeOf("settings/site.json")).toBe("SiteSettings");
    expect(contentTypeOf("services/notes.txt")).toBeUndefined();
    expect(contentTypeOf("media/seo.jpg")).toBeUndefined();
  });

  it("ask less of a service that is only announced", () => {
    expect(schemaFor("Service", {})).toBe(contentTypes.Service.schema);
    expect(schemaFor("Service", { comingSoon: true })).not.toBe(contentTypes.Service.schema);
  });
});
