import { addressOf, builtText, foundPages, ownPath } from "../support/built-pages";
import { everyPage } from "../support/site";
import { linksOf } from "../support/site-links";
import { xmlOf } from "../support/xml";

const sorted = (paths: Iterable<string | undefined>): string[] => [...paths].map(String).sort();

/** What the content says, from which none of the descriptions below is made. */
const wanted = sorted(everyPage.map(({ path }) => path));
const known = new Set(wanted);

const sitemap = xmlOf("sitemap.xml");
const llms = builtText("llms.txt");
const pageOfTwin = (address: string) =>
  address === addressOf("/index.md") ? "/" : ownPath(address)?.replace(/\.md$/, "");

const described: Record<string, () => (string | undefined)[]> = {
  "the built files": () => foundPages.map(({ path }) => path),
  "the canonical addresses": () => foundPages.map(({ $ }) => ownPath($("link[rel='canonical']").attr("href") ?? "")),
  "the sitemap": () =>
    sitemap("url > loc")
      .map((_index, loc) => ownPath(sitemap(loc).text()))
      .get(),
  "llms.txt": () =>
    Array.from(llms.matchAll(/^- \[[^\]]+\]\((https:[^)]+)\)/gm), ([, address = ""]) => pageOfTwin(address)),
  "the alternates in Markdown": () =>
    foundPages.map(({ $ }) =>
      pageOfTwin(new URL($("link[type='text/markdown']").attr("href") ?? "", addressOf("/")).href),
    ),
};

describe("one list of pages", () => {
  it.each(Object.keys(described))("is that of %s", (what) => {
    expect(sorted(described[what]?.() ?? [])).toEqual(wanted);
  });

  it.each(["header", "footer", "main"])("has whatever the %s of a page leads to", (part) => {
    const beside = foundPages.flatMap((page) =>
      linksOf(page, part === "main" ? "main" : `body ${part}`).flatMap(({ path, href }) =>
        path === undefined || known.has(path) || path.includes(".") ? [] : [`${page.path}: ${href}`],
      ),
    );
    expect(beside.filter((link) => !/^\/industries: \/industries\//.test(link))).toEqual([]);
  });

  it("has every service and industry in the menu and every main page in the footer", () => {
    const [page] = foundPages;
    if (page === undefined) throw new Error("There is no page.");
    const menu = new Set(linksOf(page, "header").map(({ path }) => path));
    const entries = wanted.filter((path) => /^\/(?:services|industries)(?:\/|$)/.test(path));
    expect(entries.filter((path) => !menu.has(path))).toEqual([]);
    const footer = new Set(linksOf(page, "footer").map(({ path }) => path));
    expect(
      ["/", "/services", "/blog", "/about", "/contact_us", "/privacy-policy", "/terms-of-service", "/cookies"].filter(
        (path) => !footer.has(path),
      ),
    ).toEqual([]);
  });

  it("has whatever the search finds, and the search finds all of it but lists of articles", () => {
    const { documentIds } = JSON.parse(builtText("data/search-index.json")) as { documentIds: Record<string, string> };
    const found = new Set(Object.values(documentIds).map((address) => address.replace(/#.*$/, "")));
    expect([...found].filter((path) => !known.has(path))).toEqual([]);
    expect(wanted.filter((path) => !found.has(path) && !/^\/blog\/(?:tag|page)\//.test(path))).toEqual([]);
  });
});
