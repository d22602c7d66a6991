import type { SearchDocument } from "../../../../src/domain/search/search-document";
import { searchOver } from "../../../../src/features/search/search-engine";
import { searchIndexOf } from "../../../../src/gatsby/data/search-index";

const document = (kind: SearchDocument["kind"], id: string, title: string, text = ""): SearchDocument => ({
  ...{ id, kind, title, text },
  about: "",
  keywords: "",
});

const documents = [
  document("question", "/services/lamps#returned", "Can a lamp be returned?", "A lamp can, within a month."),
  document("post", "/blog/mill", "How a windmill is oiled", "With care. Third topic"),
  document("service", "/services/lamps", "Lamp shops", "A shop for lamps, and a shelf for shades."),
  document("service", "/services/WindMills", "Windmills", "A crew for windmills in a storm."),
  document("page", "/contact_us", "Contact", "A letter finds us in Sample Town."),
  document("page", "/privacy", "Privacy", "A word about cookies."),
];
const search = searchOver(searchIndexOf(documents));

it.each([
  ["lamp shops", "/services/lamps"],
  ["WINDMILL", "/services/WindMills"],
  ["wndmill cre", "/services/WindMills"],
  ["can a lamp be returned?", "/services/lamps#returned"],
  ["sample town", "/contact_us"],
  ["third topic", "/blog/mill"],
])("%j is answered with %s first", (query, path) => {
  expect(search(query).best[0]?.path).toBe(path);
});

it("a word that is everywhere finds nothing and is not marked, beside one that tells texts apart", () => {
  const { best } = search("a crew for the storm");
  expect(best.map(({ path, terms }) => [path, [...terms].includes("a")])).toContainEqual([
    "/services/WindMills",
    false,
  ]);
  expect(best.map(({ path }) => path)).not.toContain("/privacy");
});

it("some of the words are found when no text has all of them, and nothing where there is nothing", () => {
  expect(search("lamp zzzzzzzz").count).toBeGreaterThan(0);
  expect([search("zzzzzzzz").count, search("?!").count]).toEqual([0, 0]);
});
