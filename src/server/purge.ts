import { errorName } from "./error-name";
import type { Logger } from "./logger";
import type { EnquiryStore } from "./store/open-store";

const day = 24 * 60 * 60 * 1000;

/** The maximum number of days between the clock and the newest enquiry. */
const maxClockDifferenceDays = 7;

/** Returns the start of the retention period: enquiries received before it have expired. */
export const retentionStart = (retentionDays: number, now: Date): Date => new Date(now.getTime() - retentionDays * day);

/**
 * Deletes enquiries past their retention period, unless the clock is likely to be wrong: a deletion cannot be undone.
 *
 * @param confirmed whether a person has confirmed that the clock is right
 * @returns the number of deleted enquiries, or why none was deleted
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
  // Acknowledged mailboxes are kept by the day, and may expire a day after their enquiries.
  if (old === 0) return { purged: await store.purge(before) };
  const daysFromNow = (date = now): number => Math.round(Math.abs(now.getTime() - date.getTime()) / day);
  const refusals = [
    daysFromNow(newest) > maxClockDifferenceDays &&
      `the clock and the newest enquiry are ${daysFromNow(newest)} days apart`,
    // It may be recent, and stored while the clock was behind.
    daysFromNow(oldest) > 2 * retentionDays && `the oldest enquiry seems to be ${daysFromNow(oldest)} days old`,
    old > total / 2 && `${old} of ${total} enquiries would be deleted`,
  ];
  const refusal = refusals.find((one) => one !== false);
  if (!confirmed && refusal) return { purged: 0, refusal };
  return { purged: await store.purge(before) };
};

/** Late enough for a machine to correct its clock, early enough for hourly deployments. */
const firstPurgeMs = 10 * 60 * 1000;

/** Purges and logs the result. Never rejects. */
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
