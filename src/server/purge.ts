import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { EnquiryStore } from "./store/open-store";

const day = 24 * 60 * 60 * 1000;

/** How far the clock may be from the newest enquiry, in days. */
const maxClockDifferenceDays = 7;

/** When enquiries have to have been received before, to be past their retention period. */
export const retentionStart = (retentionDays: number, now: Date): Date => new Date(now.getTime() - retentionDays * day);

/**
 * Deletes the enquiries that are past their retention period, unless the clock
 * is likely to be wrong: a deletion cannot be undone.
 *
 * @param retentionDays how many days an enquiry is kept
 * @param confirmed whether a person has said that the clock is right
 * @returns how many were deleted, or why none was
 */
export const purgeExpired = async (
  store: Pick<EnquiryStore, "enquiryCounts" | "purge">,
  retentionDays: number,
  now: Date,
  confirmed = false,
): Promise<{ purged: number; refusal?: string }> => {
  const before = retentionStart(retentionDays, now);
  const { total, recent, oldest, newest } = await store.enquiryCounts(before);
  const old = total - recent;
  // The mailboxes of deleted enquiries are kept by the day, and may be past their time a day later.
  if (old === 0) return { purged: await store.purge(before) };
  const daysFromNow = (date = now): number => Math.round(Math.abs(now.getTime() - date.getTime()) / day);
  const refusals = [
    daysFromNow(newest) > maxClockDifferenceDays &&
      `the clock and the newest enquiry are ${daysFromNow(newest)} days apart`,
    // Stored by a clock that was behind, it may be of today.
    daysFromNow(oldest) > 2 * retentionDays && `the oldest enquiry seems to be ${daysFromNow(oldest)} days old`,
    old > total / 2 && `${old} of ${total} enquiries would be deleted`,
  ];
  const refusal = refusals.find((one) => one !== false);
  if (!confirmed && refusal) return { purged: 0, refusal };
  return { purged: await store.purge(before) };
};

/** A machine may start with a wrong clock and correct it; a site may be deployed every hour. */
const firstPurgeMs = 10 * 60 * 1000;

/** Purges, and logs how that went. Never rejects. */
export const purge = (store: EnquiryStore, retentionDays: number, logger: Logger): Promise<void> =>
  purgeExpired(store, retentionDays, new Date()).then(
    ({ purged, refusal }) => {
      if (purged > 0) logger.info({ purged }, "enquiries past their retention period were deleted");
      if (refusal !== undefined) logger.warn({ refusal }, "old enquiries were not deleted");
    },
    (error: unknown) => logger.error({ error: errorName(error) }, "old enquiries could not be deleted"),
  );

/** Purges ten minutes after the start, and then once a day. */
export const purgeDaily = (...ports: Parameters<typeof purge>): void => {
  setTimeout(() => {
    void purge(...ports);
    setInterval(() => void purge(...ports), day).unref();
  }, firstPurgeMs).unref();
};
