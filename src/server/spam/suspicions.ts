import type { Enquiry, EnquiryValues } from "../../domain/enquiry/enquiry-schema";
import { fillTime } from "./form-token";

/** The score at which an enquiry is quarantined for review. */
export const spamThreshold = 5;

interface Sign {
  name: string;
  weight: number;
  shows: (values: EnquiryValues) => boolean;
}

const linkCount = (text: string): number => text.match(/(?:https?:\/\/|www\.)\S/gi)?.length ?? 0;
/** Whole words only, in any script. */
const spamTerms = /(?<!\p{L})(?:casino|viagra|cialis|porn|forex signals|crypto giveaway|payday loan|escort)(?!\p{L})/iu;

/** No weak sign alone reaches the threshold; the two strong ones occur only in spam. */
const signs: readonly Sign[] = [
  {
    name: "link-in-name",
    weight: 5,
    shows: ({ firstName, lastName }) => linkCount(`${firstName} ${lastName}`) > 0,
  },
  { name: "markup", weight: 5, shows: ({ message }) => /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i.test(message) },
  { name: "many-links", weight: 3, shows: ({ message }) => linkCount(message) > 3 },
  { name: "hardly-words", weight: 3, shows: ({ message }) => /^(?:https?:\/\/|www\.)\S+$/i.test(message) },
  { name: "sold-by-spam", weight: 3, shows: ({ message }) => spamTerms.test(message) },
];

/**
 * Returns why an enquiry should be reviewed before it is delivered.
 *
 * @returns names of reasons for the list of enquiries; empty if there are none
 */
export const suspicions = (enquiry: Enquiry, now: Date, secret: string, minFillTimeMs: number): string[] => {
  const time = fillTime(enquiry.token, now, secret);
  const shown = signs.filter((sign) => sign.shows(enquiry));
  const score = shown.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...(enquiry.honeypotFilled ? ["honeypot"] : []),
    ...(time !== undefined && time < minFillTimeMs ? ["too-fast"] : []),
    ...(score >= spamThreshold ? shown.map(({ name }) => name) : []),
  ];
};
