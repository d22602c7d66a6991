import { blogListPages } from "../../src/domain/blog/list-pages";
import { listTexts } from "../../src/domain/blog/list-texts";
import type { Entry } from "../../src/domain/content/entry";
import { entryPath } from "../../src/domain/content/entry";
import type { Industry } from "../../src/domain/content/industry";
import type { Post } from "../../src/domain/content/post";
import type { Service } from "../../src/domain/content/service";
import { publicationState } from "../../src/domain/publication/published";
import { routes } from "../../src/domain/paths";
import blogWords from "../../content/pages/blog.json";
import { checkContent } from "../../src/gatsby/content/check-content";
import { siteClock } from "../../src/gatsby/publication/site-clock";

const { entries } = checkContent(process.cwd());

const clock = siteClock(process.cwd());
const isPublished = ({ data }: Entry) => publicationState(data, clock) === "shown";

const published = <Data>(type: Entry["type"]) =>
  entries
    .filter((entry) => entry.type === type && isPublished(entry))
    .map((entry) => ({ ...(entry.data as Data), path: entryPath(entry) ?? "" }));

const inOrder = <Item extends { order: number }>(items: Item[]) => items.sort((a, b) => a.order - b.order);

/** What the content says that the built site has to show. */
export const site = {
  services: inOrder(published<Service>("Service")),
  industries: inOrder(published<Industry>("Industry")),
  posts: published<Post>("Post").sort((a, b) => b.date.localeCompare(a.date)),
  legalPages: published<{ title: string }>("LegalPage"),
};

/** Where each type of page keeps its main heading. */
const headingOf = ({
  title,
  hero,
  head,
}: {
  title?: string;
  hero?: { headline: string };
  head?: { headline: string };
}) => (hero ?? head)?.headline ?? title ?? "";

export interface ExpectedPage {
  path: string;
  heading: string;
  seo: { title: string; description: string };
}

/** The pages that list articles, but for the blog's own, which has an entry. */
const listPages: ExpectedPage[] = blogListPages(site.posts)
  .filter(({ path }) => path !== routes.blog)
  .map((page) => {
    const { head, seo } = listTexts(blogWords, page);
    return { path: page.path, heading: head.headline, seo };
  });

/** Every page, and what the content says that it has to show. */
export const everyPage: ExpectedPage[] = [
  ...entries.flatMap((entry) => {
    const path = entryPath(entry);
    if (path === undefined || !isPublished(entry)) return [];
    return [{ path, heading: headingOf(entry.data), seo: entry.data["seo"] as ExpectedPage["seo"] }];
  }),
  ...listPages,
];
