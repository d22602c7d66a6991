import { brandFacts } from "../../src/domain/brand-facts";
import { anchorsOfPages } from "../../src/domain/content/anchor-check";
import { layoutIds } from "../../src/domain/page-ids";
import { checkContent } from "../../src/gatsby/content/check-content";
import { headingIds } from "../../src/markdown/read-body";
import { type BuiltPage, foundPages, expectNoProblems } from "../support/built-pages";
import { site } from "./own-site";

const { entries, settings } = checkContent(process.cwd());
const anchors = anchorsOfPages(entries, (headings, taken) =>
  headingIds(headings, taken, settings === undefined ? {} : brandFacts(settings)),
);

/** Headings, blocks, forms and questions; other ids are for scripts and labels, such as those of a block's heading. */
const linkable = [
  "main, main header[id], main section[id], main form[id], main p[id^=question-]",
  ...["h2", "h3", "h4"].map((heading) => `main ${heading}[id]:not([id^=block-])`),
].join();

const { services, industries, posts } = site;

/** Whether an anchor's list is empty, so that it is not on the page. */
const isEmpty: Readonly<Record<string, (page: BuiltPage) => boolean>> = {
  contents: ({ $ }) => $("main article h2[id]:not(#share, #contents)").length === 0,
  industries: () => industries.length === 0,
  list: () => industries.length === 0,
  related: () => posts.length < 2,
  // A service may be the only one in its category.
  services: ({ path }) => path.startsWith("/services/") || (path === "/" && !services.some((one) => one.showOnHome)),
};

it("the content check lists exactly the anchors of every built page", () => {
  expectNoProblems(foundPages, (page) => {
    const { path, $ } = page;
    const built = new Set($(linkable).map((_index, element) => $(element).attr("id") ?? ""));
    const known = new Set(anchors.get(path));
    return [
      // Links must not use `work`: it exists only while there are case studies.
      ...[...built].filter((id) => !known.has(id) && id !== "work").map((id) => `#${id} is unknown to the check`),
      ...[...known]
        .filter((id) => !built.has(id) && isEmpty[id]?.(page) !== true)
        .map((id) => `#${id} is not on the page`),
    ];
  });
});

it("every id outside <main> is reserved in layoutIds, so that no heading gets the same one", () => {
  const known = [...layoutIds, "___gatsby"];
  expectNoProblems(foundPages, ({ $ }) =>
    $("[id]:not(main [id])")
      .get()
      .flatMap(({ attribs: { id = "" } }) => (known.includes(id) ? [] : [`#${id} is not among the layout's`])),
  );
});
