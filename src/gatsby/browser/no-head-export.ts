/**
 * Stands in for what Gatsby has in every bundle for its Head API, which the site does without (docs/decisions/head.md),
 * and for service workers.
 */
export const headHandlerForBrowser = (): void => undefined;
