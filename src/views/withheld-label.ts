import { formatMoment } from "../domain/dates";
import { fillTemplate } from "../domain/template-text";

interface WithheldEntry {
  publication?: string | null;
  publishAt?: string | null;
  expireAt?: string | null;
}

interface RibbonWords {
  draft: string;
  waiting: string;
  expired: string;
}

/**
 * What the ribbon says over a page that visitors of the published site do not see.
 *
 * @param language a language tag (BCP 47)
 */
export const withheldLabel = (entry: WithheldEntry, words: RibbonWords, language: string): string => {
  const { publication, publishAt, expireAt } = entry;
  if (publication === "waiting" && typeof publishAt === "string")
    return fillTemplate(words.waiting, { moment: formatMoment(publishAt, language) });
  if (publication === "expired" && typeof expireAt === "string")
    return fillTemplate(words.expired, { moment: formatMoment(expireAt, language) });
  return words.draft;
};
