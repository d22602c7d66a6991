import { groupBy } from "../group-by";
import type { Tagged } from "./tags";

interface Post extends Tagged {
  id: string;
}

/** How many articles are recommended after one. */
const relatedCount = 3;

/** How many of the newest articles of each tag are candidates: with all of them the time would grow quadratically. */
const candidatesOfTag = 20;

/**
 * What to read after each article: those that share the most tags with it, of these the newest, and at last the newest
 * of all. Of each tag the newest articles are looked at.
 *
 * @param newest the published articles, the newest first
 * @returns the ids of up to three articles, by the id of each article
 */
export const relatedPosts = (newest: readonly Post[]): Map<string, string[]> => {
  const ranked = newest.map(({ id, tags }, rank) => ({ id, tags, rank }));
  const byTag = groupBy(
    ranked.flatMap((post) => post.tags.map((tag) => ({ tag, post }))),
    ({ tag }) => tag,
  );
  const related = ({ id, tags }: Post): string[] => {
    const tagged = tags.flatMap((tag) => (byTag.get(tag) ?? []).slice(0, candidatesOfTag).map(({ post }) => post));
    const sharedTags = (other: Post) => other.tags.filter((tag) => tags.includes(tag)).length;
    return [...new Set([...tagged, ...ranked.slice(0, relatedCount + 1)])]
      .filter((other) => other.id !== id)
      .sort((a, b) => sharedTags(b) - sharedTags(a) || a.rank - b.rank)
      .slice(0, relatedCount)
      .map((other) => other.id);
  };
  return new Map(newest.map((post) => [post.id, related(post)]));
};
