import { chatScriptPath, questionPath, routes } from "../../src/domain/paths";
import { builtFiles, builtText, foundPages, ownPath, publicFolder, seen } from "../support/built-pages";
import { searchedPages } from "../support/search-index";
import { linksOf } from "../support/site-links";
import { xmlOf } from "../support/xml";
import { everyPage, site } from "./own-site";

const sorted = (paths: Iterable<string | undefined>): string[] => [...paths].map(String).sort();

/** All pages by the content, from which none of the descriptions below is derived. */
const wanted = sorted(everyPage.map(({ path }) => path));

/** The indexable ones. */
const listed = sorted(everyPage.filter(({ noindex }) => noindex !== true).map(({ path }) => path));

const sitemap = xmlOf("sitemap.xml");

const described: Record<string, () => (string | undefined)[]> = {
  "the sitemap": () =>
    sitemap("url > loc")
      .toArray()
      .map((loc) => ownPath(sitemap(loc).text())),
  "llms.txt": () =>
    Array.from(builtText("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\)/gm), ([, url = ""]) => ownPath(url)),
};

const searched = searchedPages(publicFolder);

describe("agreement between the content and", () => {
  it("the built files: the same pages", () => {
    expect(sorted(foundPages.map(({ path }) => path))).toEqual(wanted);
  });

  it.each(Object.entries(described))("%s: the same pages except noindex ones", (_what, paths) => {
    expect(sorted(paths())).toEqual(listed);
  });

  it("the menu: every service and industry is linked, and the list of each kind that has some", () => {
    const [page] = foundPages;
    const menu = new Set(page && linksOf(page, "header").map(({ path }) => path));
    const entries = wanted.filter((path) => /^\/(?:services|industries)\//.test(path));
    const lists = entries.map((path) => path.replace(/\/[^/]+$/, ""));
    expect([...entries, ...lists].filter((path) => !menu.has(path))).toEqual([]);
  });

  it("the menus and the chat: both link to /work exactly when a case study is published", () => {
    const links = new Set(foundPages.flatMap((page) => linksOf(page, "header, footer")).map(({ path }) => path));
    const chat = builtText(chatScriptPath);
    const isThere = [builtFiles.has("/work/index.html"), links.has(routes.work), chat.includes(`"${routes.work}"`)];
    expect(isThere).toEqual(isThere.map(() => site.caseStudies.length > 0));
  });

  it("the search index: the same pages except filtered and paginated lists", () => {
    expect(sorted(searched.map(({ url }) => url))).toEqual(
      listed.filter((path) => !/^\/(?:blog\/(?:tag|page)|work\/(?:industry|service|page))\//.test(path)),
    );
  });

  it("the search index: the tags of every article and every question about a service", () => {
    const pages = new Map(searched.map((page) => [page.url, page]));
    const lost = site.posts.flatMap(({ path, tags }) =>
      tags.filter((tag) => !pages.get(path)?.meta.tags.includes(tag)),
    );
    expect(lost).toEqual([]);
    const asked = site.services.flatMap(({ path, questions, comingSoon }) =>
      comingSoon === true ? [] : questions.map(({ question }) => `${questionPath(path, question)} ${seen(question)}`),
    );
    const found = searched.flatMap(({ url, anchors }) =>
      anchors
        .filter(({ id }) => id.startsWith("question-") && url.startsWith("/services/"))
        .map(({ id, text }) => `${url}#${encodeURIComponent(id)} ${seen(text)}`),
    );
    expect(sorted(found)).toEqual(sorted(asked));
  });
});
