/** Playwright passes the environment of its global setup on to the tests. */
const names = { url: "VISUAL_SITE", skipped: "VISUAL_SKIPPED" };

/** The visual tests' site, shared by setup and tests. */
export const visualSite = {
  /**
   * @param reason why there is no site
   */
  skip: (reason: string): void => void (process.env[names.skipped] = reason),
  serve: (url: string): void => void (process.env[names.url] = url),
  /** Why the tests are skipped; undefined if they are not. */
  skipped: () => process.env[names.skipped],
  urlOf: (path: string): string => `${process.env[names.url]}${path}`,
};
