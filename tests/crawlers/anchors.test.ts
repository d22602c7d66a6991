import { entryPath } from "../../src/domain/content/entry";
import { commonAnchors, sectionAnchors } from "../../src/domain/page-anchors";
import { anchorsOfPages } from "../../src/domain/content/anchor-check";
import { checkContent } from "../../src/gatsby/content/check-content";
import { foundPages } from "../support/built-pages";

const { entries } = checkContent(process.cwd());
const anchors = anchorsOfPages(entries);

/** Headings and the form: what else has an id is for scripts and labels. */
const linkable = "main, main h2[id], main h3[id], main h4[id], main form[id], main p[id^=question-]";

it.each(foundPages.map((page) => [page.path, page] as const))(
  "the check of links knows every place of %s, and no other",
  (path, { $ }) => {
    const built = $(linkable)
      .get()
      .map((element) => $(element).attr("id") ?? "");
    expect([...(anchors.get(path) ?? [])].sort()).toEqual([...new Set(built)].sort());
  },
);

it("knows the sections of every type that has pages", () => {
  const types = new Set(entries.filter((entry) => entryPath(entry) !== undefined).map(({ type }) => type));
  expect(Object.keys(sectionAnchors).sort()).toEqual([...types].sort());
  expect(commonAnchors).toContain("content");
});
