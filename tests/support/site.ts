import type { Entry } from "../../src/domain/content/entry";
import { entryPath } from "../../src/domain/content/entry";
import type { Industry } from "../../src/domain/content/industry";
import type { Post } from "../../src/domain/content/post";
import type { Service } from "../../src/domain/content/service";
import { checkContent } from "../../src/gatsby/content/check-content";

const { entries } = checkContent(process.cwd());

const published = <Data>(type: Entry["type"]) =>
  entries
    .filter((entry) => entry.type === type && entry.data["draft"] !== true)
    .map((entry) => ({ ...(entry.data as Data), path: entryPath(entry) ?? "" }));

const inOrder = <Item extends { order: number }>(items: Item[]) => items.sort((a, b) => a.order - b.order);

/** What the content says that the built site has to show. */
export const site = {
  services: inOrder(published<Service>("Service")),
  industries: inOrder(published<Industry>("Industry")),
  posts: published<Post>("Post").sort((a, b) => b.date.localeCompare(a.date)),
  legalPages: published<{ title: string }>("LegalPage"),
};

/** Every path that is a page, with the heading it has to show. */
export const everyPage: [path: string, heading: string][] = [
  ["/", "Transforming Ideas Into Digital Excellence"],
  ["/about", "Empowering Innovation for a Better Tomorrow"],
  ...entries
    .filter(({ type }) => ["ServicesPage", "IndustriesPage", "BlogPage", "ContactPage"].includes(type))
    .map((entry): [string, string] => [entryPath(entry) ?? "", (entry.data["head"] as { headline: string }).headline]),
  ...[...site.services, ...site.industries].map(({ path, hero }): [string, string] => [path, hero.headline]),
  ...[...site.posts, ...site.legalPages].map(({ path, title }): [string, string] => [path, title]),
];
