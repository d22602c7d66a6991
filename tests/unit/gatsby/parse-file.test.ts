import { parseFile } from "../../../src/gatsby/content/parse-file";

it("an emptied field or group counts as absent", () => {
  const { data } = parseFile("a.md", '---\ntitle: A\nimage:\n  src: ""\n  alt: ""\nauthor:\nclient: "  "\n---\n');
  expect(data).toEqual({ title: "A" });
});
