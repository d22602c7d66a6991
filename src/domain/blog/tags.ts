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

/** All tags of some articles, the most used first. */
export const tagsOf = (posts: readonly Tagged[]): Tag[] => {
  const tags = new Map<string, Tag>();
  for (const name of posts.flatMap((post) => post.tags)) {
    const path = pathOfTag(name);
    const known = tags.get(path);
    tags.set(path, { name: known?.name ?? name, path, count: (known?.count ?? 0) + 1 });
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
};

/** The lists of articles: all of them, which exists even when it is empty, and those of each tag. */
export const postLists = <Post extends Tagged>(posts: readonly Post[]): EntryList<Post>[] => {
  const tagged = posts.flatMap((post) => post.tags.map((tag) => ({ path: pathOfTag(tag), post })));
  const byPath = groupBy(tagged, ({ path }) => path);
  return [
    { path: routes.blog, items: posts },
    ...tagsOf(posts).map(({ name, path }) => ({
      path,
      subject: name,
      items: (byPath.get(path) ?? []).map(({ post }) => post),
    })),
  ];
};
