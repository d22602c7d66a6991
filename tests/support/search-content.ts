import { readFileSync } from "node:fs";
import toHast from "mdast-util-to-hast";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import type { ContentTypeName } from "../../src/domain/content/content-types";
import { type Entry, entryPath } from "../../src/domain/content/entry";
import { publicationState } from "../../src/domain/publication/published";
import { checkContent } from "../../src/gatsby/content/check-content";
import { siteClock } from "../../src/gatsby/publication/site-clock";
import { parseFile } from "../../src/gatsby/content/parse-file";
import { plainText } from "../../src/markdown/plain-text";
import type { SearchContent } from "../../src/gatsby/search/search-content";

const tokens = { name: "Us" };

/** An entry as GraphQL would answer it. */
const nodeOf = (entry: Entry) => {
  const { body } = parseFile(entry.file, readFileSync(entry.file, "utf8"));
  const tree = toHast(unified().use(parse).use(gfm).parse(body));
  return {
    ...entry.data,
    path: entryPath(entry),
    plainText: plainText(tree, tokens),
    headings: entry.headings,
  };
};

/** The project's own content, as the build asks for it, without a build. */
export const realSearchContent = (): SearchContent => {
  const { entries } = checkContent(process.cwd());
  const clock = siteClock(process.cwd());
  const isShown = ({ data }: Entry) => publicationState(data, clock) === "shown";
  const nodes = (type: ContentTypeName) => ({
    nodes: entries
      .filter((entry) => entry.type === type && entryPath(entry) !== undefined && isShown(entry))
      .map(nodeOf),
  });
  const only = (type: ContentTypeName) => entries.find((entry) => entry.type === type)?.data;
  return {
    services: nodes("Service"),
    industries: nodes("Industry"),
    posts: nodes("Post"),
    legalPages: nodes("LegalPage"),
    homePage: only("HomePage"),
    aboutPage: only("AboutPage"),
    contactPage: only("ContactPage"),
    servicesPage: only("ServicesPage"),
    industriesPage: only("IndustriesPage"),
    blogPage: only("BlogPage"),
    siteSettings: only("SiteSettings"),
  } as unknown as SearchContent;
};
