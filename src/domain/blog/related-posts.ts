import { groupBy } from "../group-by";
import type { Tagged } from "./tags";

export interface DatedPost extends Tagged {
  id: string;
  /** `yyyy-mm-dd` */
  date: string;
  slug: string;
}

/** How many articles are recommended at the end of one. */
export const relatedCount = 3;

/** Every selection of some tags, the empty one included: at most 32 for five tags. */
const selections = (tags: readonly string[]): string[][] =>
  [...tags].sort().reduce<string[][]>((all, tag) => [...all, ...all.map((some) => [...some, tag])], [[]]);

const keyOf = (tags: readonly string[]): string => JSON.stringify(tags);

const newestFirst = (a: DatedPost, b: DatedPost): number =>
  a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;

/** For every selection of tags, its newest articles: one more than are shown, since one of them may be the article itself. */
const newestBySelection = (newest: readonly DatedPost[]): Map<string, DatedPost[]> => {
  const found = new Map<string, DatedPost[]>();
  for (const post of newest) {
    for (const key of selections(post.tags).map(keyOf)) {
      const posts = found.get(key) ?? [];
      if (posts.length <= relatedCount) found.set(key, [...posts, post]);
    }
  }
  return found;
};

/**
 * What to read after each article: first what shares the most tags with it, of
 * these the newest, and then simply the newest, so that a reader always has
 * somewhere to go. An article is never recommended to its own readers.
 *
 * The work grows with the number of articles, not with its square: what shares
 * exactly n tags with an article is found under its selections of n tags.
 *
 * @param posts the published articles, in any order
 * @returns the ids of up to three articles, by the id of each article
 */
export const relatedPosts = (posts: readonly DatedPost[]): Map<string, string[]> => {
  const bySelection = newestBySelection([...posts].sort(newestFirst));
  const after = (post: DatedPost): string[] => {
    const chosen = new Set<DatedPost>();
    const levels = groupBy(selections(post.tags), (tags) => tags.length);
    for (const tags of [...levels.values()].reverse()) {
      const candidates = tags.flatMap((some) => bySelection.get(keyOf(some)) ?? []).sort(newestFirst);
      for (const other of candidates) if (other !== post && chosen.size < relatedCount) chosen.add(other);
    }
    return Array.from(chosen, ({ id }) => id);
  };
  return new Map(posts.map((post) => [post.id, after(post)]));
};
