import type { Enquiry } from "../../domain/enquiry/enquiry-schema";
import { spamScore, spamThreshold } from "./spam-score";
import { fillTime } from "./form-token";

interface Circumstances {
  now: Date;
  secret: string;
  /** The shortest time in which a person fills in the form. */
  minFillTimeMs: number;
}

/**
 * Why an enquiry should be looked at by a person before it is mailed.
 *
 * @returns names of reasons, which go into the list; empty for an enquiry like any other
 */
export const suspicions = (enquiry: Enquiry, { now, secret, minFillTimeMs }: Circumstances): string[] => {
  const time = fillTime(enquiry.token, now, secret);
  const { score, signs } = spamScore(enquiry);
  return [
    ...(enquiry.baited ? ["honeypot"] : []),
    ...(time !== undefined && time < minFillTimeMs ? ["too-fast"] : []),
    ...(score >= spamThreshold ? signs : []),
  ];
};
