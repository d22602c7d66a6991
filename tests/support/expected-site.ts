import { blogListPages } from "../../src/domain/blog/list-pages";
import { type ListTemplates, listTexts } from "../../src/domain/blog/list-texts";
import type { Entry } from "../../src/domain/content/entry";
import { entryPath } from "../../src/domain/content/entry";
import type { Industry } from "../../src/domain/content/industry";
import type { Post } from "../../src/domain/content/post";
import type { Service } from "../../src/domain/content/service";
import { publicationState } from "../../src/domain/publication/published";
import { routes } from "../../src/domain/paths";
import { checkContent } from "../../src/gatsby/content/check-content";
import type { SiteClock } from "../../src/domain/publication/schedule";

/** Where each type of page keeps its main heading. */
interface Headed {
  title?: string;
  hero?: { headline: string };
  head?: { headline: string };
  blocks?: { headline?: string }[];
}

const headingOf = ({ title, hero, head, blocks }: Headed) => (hero ?? head ?? blocks?.[0])?.headline ?? title ?? "";

export interface ExpectedPage {
  path: string;
  heading: string;
  seo: { title: string; description: string };
  /** Whether the sitemap, llms.txt and the search leave it out. */
  noindex?: boolean;
}

const inOrder = <Item extends { order: number }>(items: Item[]) => items.sort((a, b) => a.order - b.order);

/**
 * What the content of a project says that its built site has to show.
 *
 * @param root the project's folder
 * @param clock by which the site was built
 */
export const expectedSite = (root: string, clock: SiteClock) => {
  const { entries } = checkContent(root);
  const isPublished = ({ data }: Entry) => publicationState(data, clock) === "shown";
  const published = <Data>(type: Entry["type"]) =>
    entries
      .filter((entry) => entry.type === type && isPublished(entry))
      .map((entry) => ({ ...(entry.data as Data), path: entryPath(entry) ?? "" }));
  const site = {
    services: inOrder(published<Service>("Service")),
    industries: inOrder(published<Industry>("Industry")),
    posts: published<Post>("Post").sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
    legalPages: published<{ title: string }>("LegalPage"),
  };
  const blogPage = entries.find(({ type }) => type === "BlogPage")?.data as unknown as ListTemplates;
  /** The pages that list articles, but for the blog's own, which has an entry. */
  const listPages: ExpectedPage[] = blogListPages(site.posts)
    .filter(({ path }) => path !== routes.blog)
    .map((page) => {
      const { head, seo } = listTexts(blogPage, page);
      return { path: page.path, heading: head.headline, seo };
    });
  const entryPages = entries.flatMap((entry): ExpectedPage[] => {
    const path = entryPath(entry);
    if (path === undefined || !isPublished(entry)) return [];
    const { seo, noindex = false, ...texts } = entry.data as Headed & Pick<ExpectedPage, "seo" | "noindex">;
    return [{ path, heading: headingOf(texts), seo, noindex }];
  });
  return { site, everyPage: [...entryPages, ...listPages] };
};
