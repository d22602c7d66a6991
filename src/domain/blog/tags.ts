import { groupBy } from "../group-by";
import type { EntryList } from "../list-pages";
import { routes, tagPath } from "../paths";

export interface Tagged {
  tags: readonly string[];
}

/** A tag and its number of articles. */
export interface Tag {
  name: string;
  path: string;
  count: number;
}

/**
 * The slug of a tag: "Café & Bar" is `cafe-bar`, "Straßenbau" `strassenbau`. Empty for a name such as "++", which the
 * content check rejects.
 */
export const tagSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Returns the path of a tag's article list. @param name the tag's name */
export const pathOfTag = (name: string): string => tagPath(tagSlug(name));

/** Returns the article lists: all articles, even if there are none, then one list per tag, most used first. */
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
