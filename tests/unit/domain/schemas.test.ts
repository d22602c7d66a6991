import { day, link, slug } from "../../../src/domain/content/fields";
import { image } from "../../../src/domain/content/shapes";

describe("fields", () => {
  it.each([
    ["a path", link(), "/services/kites?x=1", true],
    ["a mail address", link(), "mailto:a@b.example", true],
    ["another site", link(), "https://example.org/a", true],
    ["an insecure site", link(), "http://example.org", false],
    ["another host disguised as a path", link(), "//evil.example", false],
    ["a script", link(), "javascript:alert(1)", false],
    ["a slug with an underscore", slug(), "web_shop", true],
    ["a slug that climbs", slug(), "../secrets", false],
    ["a slug with a space", slug(), "web design", false],
    ["a day", day("", ""), "2025-06-01", true],
    ["a day that does not exist", day("", ""), "2025-02-30", false],
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
