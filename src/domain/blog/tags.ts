import { tagPath } from "../paths";

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
