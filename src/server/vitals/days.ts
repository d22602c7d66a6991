const dayLength = 24 * 60 * 60 * 1000;

/** For how many days counts are kept, today included. */
export const keptDays = 90;

/** The first of the last so many days of UTC, today included, as `yyyy-mm-dd`. */
export const firstOfLast = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * dayLength).toISOString().slice(0, 10);
