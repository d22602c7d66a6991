import type { Tagged } from "./tags";

export interface DatedPost extends Tagged {
  id: string;
  /** `yyyy-mm-dd` */
  date: string;
  slug: string;
}

/** How many articles are recommended after one. */
const relatedCount = 3;

/** Every subset of some tags as a key, the empty one included: at most 32 for five tags. */
const subsetKeys = (tags: readonly string[]): string[] =>
  tags
    .toSorted()
    .reduce<string[][]>((all, tag) => [...all, ...all.map((some) => [...some, tag])], [[]])
    .map((subset) => JSON.stringify(subset));

const newestFirst = (a: DatedPost, b: DatedPost): number =>
  a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;

/** The newest articles with all tags of each subset: one more than needed, since an article is none of its own. */
const newestBySubset = (newest: readonly DatedPost[]): Map<string, DatedPost[]> => {
  const bySubset = new Map<string, DatedPost[]>();
  for (const post of newest) {
    for (const key of subsetKeys(post.tags)) {
      const posts = bySubset.get(key) ?? [];
      if (posts.length <= relatedCount) bySubset.set(key, [...posts, post]);
    }
  }
  return bySubset;
};

const sharedTags = (a: DatedPost, b: DatedPost): number => a.tags.filter((tag) => b.tags.includes(tag)).length;

/**
 * What to read after each article: those that share the most tags with it, of these the newest. Candidates come from
 * subsets of its tags, so that the work grows with the number of articles and not with its square.
 *
 * @param posts the published articles, in any order
 * @returns the ids of up to three articles, by the id of each article
 */
export const relatedPosts = (posts: readonly DatedPost[]): Map<string, string[]> => {
  const bySubset = newestBySubset(posts.toSorted(newestFirst));
  const related = (post: DatedPost): string[] => {
    const candidates = new Set(subsetKeys(post.tags).flatMap((key) => bySubset.get(key) ?? []));
    candidates.delete(post);
    return [...candidates]
      .sort((a, b) => sharedTags(b, post) - sharedTags(a, post) || newestFirst(a, b))
      .slice(0, relatedCount)
      .map(({ id }) => id);
  };
  return new Map(posts.map((post) => [post.id, related(post)]));
};
