import { canonicalForm } from "../../../src/gatsby/content/canonical-form";

const legal = (frontMatter: string, body = "Text.\n") => `---\n${frontMatter}\n---\n${body}`;
const formatted = (source: string) => canonicalForm("LegalPage", "content/legal/a.md", source);

describe("canonicalForm", () => {
  it("puts fields in the order of the schema, groups within groups as well, and unknown ones last", () => {
    const source = legal("more: 1\nseo:\n  description: D\n  title: T\nupdated: 2025-01-01\nslug: a\ntitle: A");
    expect(formatted(source)).toBe(
      legal("title: A\nslug: a\nupdated: 2025-01-01\nseo:\n  title: T\n  description: D\nmore: 1"),
    );
  });

  it("writes front matter as yaml does, and leaves the text under it as it is", () => {
    const body = "\n*  An _odd_ list  \n\n\n";
    expect(formatted(legal("title:   'A'\nslug: a", body))).toBe(legal("title: A\nslug: a", body));
  });

  it("ends lines by LF alone", () => {
    expect(formatted(legal("title: A\nslug: a").replaceAll("\n", "\r\n"))).toBe(legal("title: A\nslug: a"));
  });

  it("writes what it wrote once more as it is", () => {
    const once = formatted(legal(`slug: a\ntitle: "${"Many words ".repeat(20)}: more"`));
    expect(formatted(once)).toBe(once);
  });

  it("writes JSON with two spaces", () => {
    expect(
      canonicalForm("Redirects", "content/redirects/redirects.json", '{"redirects":[{"to":"/","from":"/a"}]}'),
    ).toBe('{\n  "redirects": [\n    {\n      "from": "/a",\n      "to": "/"\n    }\n  ]\n}\n');
  });

  it.each([
    ["a comment in a line", "title: A # first"],
    ["a comment of its own line", "title: A\n# second\nslug: a"],
    ["a comment at the end", "title: A\n# last"],
    ["a comment in a list", "title: A\ntags:\n  # first\n  - a"],
    ["a value with a name", "title: &name A\nslug: *name"],
  ])("refuses to lose %s", (_name, frontMatter) => {
    expect(() => formatted(legal(frontMatter))).toThrow(/comments|anchors/);
  });

  it.each([
    ["no front matter", "Text."],
    ["broken YAML", legal("title: [")],
    ["a list", legal("- a")],
  ])("leaves a file as it is that has %s", (_name, source) => {
    expect(formatted(source)).toBe(source);
  });
});
