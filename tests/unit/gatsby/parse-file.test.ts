import { parseFile } from "../../../src/gatsby/content/parse-file";

it("an empty field or group counts as absent", () => {
  const { data } = parseFile("a.md", '---\ntitle: A\nimage:\n  src: ""\n  alt: ""\nauthor:\nclient: "  "\n---\n');
  expect(data).toEqual({ title: "A" });
});

it("a duplicate key in JSON is an error", () => {
  const source = '{\n  "a": { "b": 1 },\n  "c": { "b": 1 },\n  "a": 2\n}';
  expect(() => parseFile("a.json", source)).toThrow('has a second "a" in line 4');
});
