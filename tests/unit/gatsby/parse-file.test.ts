import { parseFile } from "../../../src/gatsby/content/parse-file";

it("an emptied field or group counts as absent", () => {
  const { data } = parseFile("a.md", '---\ntitle: A\nimage:\n  src: ""\n  alt: ""\nauthor:\nclient: "  "\n---\n');
  expect(data).toEqual({ title: "A" });
});

it.each([
  ["a.json", '{\n  "a": { "b": 1 },\n  "c": { "b": 1 },\n  "a": 2\n}', 'has a second "a" in line 4'],
  ["a.md", "---\na:\n  b: 1\n  b: 2\n---\n", "has a second b in line 4"],
])("a field that is there twice is an error in %s", (file, source, problem) => {
  expect(() => parseFile(file, source)).toThrow(problem);
});
