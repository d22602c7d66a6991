import { groupBy } from "../group-by";
import type { Tagged } from "./tags";

interface Post extends Tagged {
  id: string;
}

/** The number of articles recommended for each. */
const relatedCount = 3;

/** Only the newest articles of each tag are candidates: with all of them, time would grow quadratically. */
const candidatesOfTag = 20;

/**
 * Recommends articles for each article: those that share the most tags first, newer ones first among equals, filled up
 * with the newest of all.
 *
 * @param newest the published articles, newest first
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
