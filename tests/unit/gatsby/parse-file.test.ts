import { parseFile, UnreadableFile } from "../../../src/gatsby/content/parse-file";

describe("parseFile", () => {
  it("takes an emptied field for one that is not there", () => {
    const { data } = parseFile("a.md", '---\ntitle: A\nimage:\n  src: ""\n  alt: ""\nauthor:\nclient: "  "\n---\n');
    expect(data).toEqual({ title: "A" });
  });

  it.each([
    ["a.md", "no front matter", "has no front matter"],
    ["a.md", "---\ntitle: A\ntext: [\n---\n", "has an error in line"],
    ["a.md", "---\njust words\n---\n", "holds no fields"],
    ["a.json", "{", "is not valid JSON"],
  ])("says what is wrong with %s: %j", (file, source, message) => {
    expect(() => parseFile(file, source)).toThrow(UnreadableFile);
    expect(() => parseFile(file, source)).toThrow(message);
  });
});
