import { builtText, foundPages, ownPath } from "../support/built-pages";
import { everyPage, site } from "./own-site";
import { linksOf } from "../support/site-links";
import { xmlOf } from "../support/xml";

const sorted = (paths: Iterable<string | undefined>): string[] => [...paths].map(String).sort();

/** What the content says, from which none of the descriptions below is made. */
const wanted = sorted(everyPage.map(({ path }) => path));

const sitemap = xmlOf("sitemap.xml");

const described: Record<string, () => (string | undefined)[]> = {
  "the built files": () => foundPages.map(({ path }) => path),
  "the canonical URLs": () => foundPages.map(({ $ }) => ownPath($("link[rel='canonical']").attr("href") ?? "")),
  "the sitemap": () =>
    sitemap("url > loc")
      .toArray()
      .map((loc) => ownPath(sitemap(loc).text())),
  "llms.txt": () =>
    Array.from(builtText("llms.txt").matchAll(/^- \[.+?\]\((https:[^)]+)\)/gm), ([, url = ""]) => ownPath(url)),
};

const { documentIds, storedFields } = JSON.parse(builtText("data/search-index.json")) as {
  documentIds: Record<string, string>;
  storedFields: Record<string, { text: string }>;
};

describe("the content, and from it", () => {
  it.each(Object.entries(described))("%s, name the same pages", (_what, paths) => {
    expect(sorted(paths())).toEqual(wanted);
  });

  it("the menu, name every service and industry", () => {
    const [page] = foundPages;
    const menu = new Set(page && linksOf(page, "header").map(({ path }) => path));
    const entries = wanted.filter((path) => /^\/(?:services|industries)(?:\/|$)/.test(path));
    expect(entries.filter((path) => !menu.has(path))).toEqual([]);
  });

  it("the search index, name the same pages but for lists of articles", () => {
    const found = new Set(Object.values(documentIds).map((address) => address.replace(/#.*$/, "")));
    expect(sorted(found)).toEqual(wanted.filter((path) => !/^\/blog\/(?:tag|page)\//.test(path)));
  });

  it("the search index, name the tags of every article and every question about a service", () => {
    const texts = new Map(
      Object.entries(documentIds).map(([number, address]) => [address, storedFields[number]?.text ?? ""]),
    );
    const lost = site.posts.flatMap(({ path, tags }) => tags.filter((tag) => !texts.get(path)?.includes(tag)));
    expect(lost).toEqual([]);
    const questions = [...texts.keys()].filter((address) => address.includes("#question-"));
    expect(questions).toHaveLength(site.services.flatMap((service) => service.questions).length);
  });
});
