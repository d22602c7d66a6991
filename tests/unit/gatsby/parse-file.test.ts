import { parseFile } from "../../../src/gatsby/content/parse-file";

it("an emptied field or group counts as absent", () => {
  const { data } = parseFile("a.md", '---\ntitle: A\nimage:\n  src: ""\n  alt: ""\nauthor:\nclient: "  "\n---\n');
  expect(data).toEqual({ title: "A" });
});

it("a field of JSON that is there twice is an error", () => {
  const source = '{\n  "a": { "b": 1 },\n  "c": { "b": 1 },\n  "a": 2\n}';
  expect(() => parseFile("a.json", source)).toThrow('has a second "a" in line 4');
});
