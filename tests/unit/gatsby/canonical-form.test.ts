import { canonicalForm, wouldLose } from "../../../src/gatsby/content/canonical-form";
import { parseFile } from "../../../src/gatsby/content/parse-file";

const legal = (frontMatter: string, body = "Text.\n") => `---\n${frontMatter}\n---\n${body}`;
const formatted = (source: string) => canonicalForm("LegalPage", source, parseFile("a.md", source));

describe("canonicalForm", () => {
  it("sorts fields in the order of the schema, in nested groups too, and unknown ones last", () => {
    const source = legal("more: 1\nseo:\n  description: D\n  title: T\nupdated: 2025-01-01\nslug: a\ntitle: A");
    expect(formatted(source)).toBe(
      legal("title: A\nslug: a\nupdated: 2025-01-01\nseo:\n  title: T\n  description: D\nmore: 1"),
    );
  });

  it("formats front matter as yaml does, and leaves the body unchanged", () => {
    const body = "\n*  An _odd_ list  \n\n\n";
    expect(formatted(legal("title:   'A'\nslug: a", body))).toBe(legal("title: A\nslug: a", body));
    expect(formatted(legal("title: A", "One\n").replaceAll("\n", "\r\n"))).toBe(legal("title: A", "One\n"));
  });

  it.each(["# to do\n\ntitle: A", "# to do\ntitle: A", "title: A # to do", "title: A\n# to do"])(
    "would lose the comment of %j",
    (source) => expect(wouldLose(parseFile("a.md", legal(source)))).toBe("comments"),
  );
});
