/** Playwright hands the environment of its set-up on to the tests. */
const names = { url: "VISUAL_SITE", skipped: "VISUAL_SKIPPED" };

/** The site that the set-up has built, as the tests see it. */
export const visualSite = {
  /** @param reason why there is none */
  skip: (reason: string): void => void (process.env[names.skipped] = reason),
  serve: (url: string): void => void (process.env[names.url] = url),
  /** Why it is of no use to take pictures here; undefined where it is. */
  skipped: () => process.env[names.skipped],
  urlOf: (path: string): string => `${process.env[names.url]}${path}`,
};
