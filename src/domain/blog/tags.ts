import { groupBy } from "../group-by";
import type { EntryList } from "../list-pages";
import { routes, tagPath } from "../paths";

export interface Tagged {
  tags: readonly string[];
}

/** A tag, and how many articles have it. */
export interface Tag {
  name: string;
  path: string;
  count: number;
}

/** The slug of a tag: "Café & Bar" is `cafe-bar`. Empty for a name such as "++", which the content check refuses. */
export const tagSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The path of a tag's list of articles. @param name the tag's name */
export const pathOfTag = (name: string): string => tagPath(tagSlug(name));

/** The lists of articles: all of them, which exists even when it is empty, and those of each tag, the most used first. */
export const postLists = <Post extends Tagged>(posts: readonly Post[]): EntryList<Post>[] => {
  const tagged = posts.flatMap((post) => post.tags.map((name) => ({ name, post })));
  const tagLists = [...groupBy(tagged, ({ name }) => pathOfTag(name))].map(([path, same]) => ({
    path,
    subject: same[0]?.name ?? "",
    items: same.map(({ post }) => post),
  }));
  return [
    { path: routes.blog, items: posts },
    ...tagLists.sort((a, b) => b.items.length - a.items.length || a.subject.localeCompare(b.subject, "en")),
  ];
};
