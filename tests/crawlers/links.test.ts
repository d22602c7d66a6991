import industries from "../../content/pages/industries.json";
import { builtFiles, foundPages, problemsOn, redirectPages, shownPages } from "../support/built-pages";
import { site } from "../support/site";
import { clickDepths, linksOf } from "../support/site-links";

const moved = new Set(redirectPages.map(({ path }) => path));
/** The slides have the links of the specification, most of which lead on to the page that is closest. */
const slides = new Set(industries.carousel.slides.map(({ link }) => link));
const byPath = new Map(shownPages.map((page) => [page.path, page]));

/** What the link-text audit of Lighthouse (https://developer.chrome.com/docs/lighthouse/seo/link-text) calls generic. */
const generic = new Set([
  ...["click here", "click this", "go", "here", "information", "learn more", "more", "more info"],
  ...["more information", "right here", "read more", "see more", "show more", "start", "this"],
]);

/** Names that the content gives to more than one page: a service and an industry, or a topic of the blog. */
const namesakes = new Set(
  [
    ...site.services.map(({ title }) => title),
    ...site.industries.map(({ title }) => title),
    ...site.posts.flatMap(({ tags }) => tags),
  ].filter((name, index, all) => all.indexOf(name) !== index),
);

describe("the links", () => {
  it("lead to pages and files that are there", () => {
    const problems = problemsOn(shownPages, (page) =>
      linksOf(page).flatMap(({ href, path }) =>
        path === undefined || byPath.has(path) || builtFiles.has(path) || moved.has(path) ? [] : [href],
      ),
    );
    expect(problems).toEqual([]);
  });

  it("lead to where a page is, not to where it was", () => {
    expect(
      problemsOn(shownPages, (page) =>
        linksOf(page).flatMap(({ href, path }) => (moved.has(path ?? "") && !slides.has(href) ? [href] : [])),
      ),
    ).toEqual([]);
  });

  it("name anchors that are there", () => {
    const ids = new Map(
      shownPages.map(({ path, $ }) => [
        path,
        new Set(
          $("[id]")
            .map((_i, element) => $(element).attr("id"))
            .get(),
        ),
      ]),
    );
    const problems = problemsOn(shownPages, (page) =>
      linksOf(page).flatMap(({ href, path, fragment }) =>
        path === undefined || fragment === "" || ids.get(path)?.has(fragment) ? [] : [href],
      ),
    );
    expect(problems).toEqual([]);
  });

  it("say where they lead", () => {
    const problems = problemsOn(shownPages, (page) =>
      linksOf(page).flatMap(({ href, name }) =>
        name === "" || generic.has(name.toLowerCase()) ? [`${JSON.stringify(name)} → ${href}`] : [],
      ),
    );
    expect(problems).toEqual([]);
  });

  it("do not lead to different pages by one name, but where two pages have one", () => {
    const problems = problemsOn(shownPages, (page) => {
      const targets = new Map<string, Set<string>>();
      for (const { name, href, path } of linksOf(page)) {
        const target = path ?? href.replace(/\?.*$/, "");
        targets.set(name, (targets.get(name) ?? new Set()).add(target));
      }
      return [...targets].flatMap(([name, to]) =>
        to.size > 1 && !namesakes.has(name) ? [`${name} → ${[...to].join(", ")}`] : [],
      );
    });
    expect(problems).toEqual([]);
  });

  it("reach every page from the home page, in three clicks at most", () => {
    const depths = clickDepths(foundPages);
    expect(
      problemsOn(foundPages, ({ path }) => ((depths.get(path) ?? Infinity) <= 3 ? [] : [`${depths.get(path)} clicks`])),
    ).toEqual([]);
    expect(depths.get("/blog")).toBe(1);
  });
});
