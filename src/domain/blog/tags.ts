import { tagPath } from "../paths";

/** What an article says of its topics. */
export interface Tagged {
  tags: readonly string[];
}

/** A topic, and how many articles it has. */
export interface Tag {
  name: string;
  path: string;
  count: number;
}

/**
 * The last part of a tag's address: "Café & Bar" is `cafe-bar`. Only small
 * letters from a to z, digits and dashes are left, as in the slugs that people write.
 *
 * @returns an empty text where nothing is left, as of "++"; the content check refuses such a name
 */
export const tagSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The address of the page that lists a tag's articles, by the tag's name. */
export const pathOfTag = (name: string): string => tagPath(tagSlug(name));

/** All tags of some articles, those with the most articles first. */
export const tagsOf = (posts: readonly Tagged[]): Tag[] => {
  const tags = new Map<string, Tag>();
  for (const name of posts.flatMap((post) => post.tags)) {
    const path = pathOfTag(name);
    const known = tags.get(path);
    tags.set(path, { name: known?.name ?? name, path, count: (known?.count ?? 0) + 1 });
  }
  return [...tags.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
};
