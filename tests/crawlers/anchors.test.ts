import { brandFacts } from "../../src/domain/brand-facts";
import { anchorsOfPages } from "../../src/domain/content/anchor-check";
import { layoutIds } from "../../src/domain/page-ids";
import { checkContent } from "../../src/gatsby/content/check-content";
import { headingIds } from "../../src/markdown/read-body";
import { type BuiltPage, foundPages, problemsOn } from "../support/built-pages";

const { entries, settings } = checkContent(process.cwd());
const anchors = anchorsOfPages(entries, (headings, taken) =>
  headingIds(headings, taken, settings === undefined ? {} : brandFacts(settings)),
);

/** Headings, blocks, forms and questions: other ids are for scripts and labels, such as those of a block's heading. */
const linkable = [
  "main, main header[id], main section[id], main form[id], main p[id^=question-]",
  ...["h2", "h3", "h4"].map((heading) => `main ${heading}[id]:not([id^=block-])`),
].join();

const anchorsOn = ({ $ }: BuiltPage): string[] =>
  $(linkable)
    .map((_index, element) => $(element).attr("id") ?? "")
    .get();

it("the content check knows the anchors of every page", () => {
  // A short article has no table of contents, and a service may have no related ones: others of their kind do.
  const built = new Set(foundPages.flatMap(anchorsOn));
  const problems = problemsOn(foundPages, (page) => {
    const known = new Set(anchors.get(page.path));
    // The case studies of a service or an industry are no target: they may go.
    const unknown = anchorsOn(page).filter((id) => !known.has(id) && id !== "work");
    return [
      ...unknown.map((id) => `#${id} is unknown to the check`),
      ...[...known].filter((id) => !built.has(id)).map((id) => `#${id} is on no page`),
    ];
  });
  expect(problems).toEqual([]);
});

it("the ids around a page's content are known, so that no heading takes one", () => {
  const known = [...layoutIds, "___gatsby"];
  const problems = problemsOn(foundPages, ({ $ }) =>
    $("[id]:not(main [id])")
      .get()
      .flatMap(({ attribs: { id = "" } }) => (known.includes(id) ? [] : [`#${id} is not among the layout's`])),
  );
  expect(problems).toEqual([]);
});
