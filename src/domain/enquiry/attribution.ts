/**
 * The landing page, the referring site, the UTM parameters of a campaign's link, and the campaign of the page from which
 * the enquiry was sent: a visitor may come by one campaign and write on the page of another.
 */
export const attributionFields = [
  "landingPage",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "campaign",
] as const;
export type Attribution = Partial<Record<(typeof attributionFields)[number], string>>;

/** Longer values are cut off, in UTF-16 code units: attribution must never cost an enquiry. */
export const attributionLimit = 500;

/** Not with `URL.canParse`, which older supported browsers lack. */
const originOf = (url: string): string | undefined => {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
};

/**
 * Where a visit came from.
 *
 * @param url the URL of the first page of the visit
 * @param referrer the browser's `document.referrer`; one of our own pages does not count
 */
export const attributionOf = (url: string, referrer: string): Attribution => {
  const { origin, pathname, searchParams } = new URL(url);
  const from = originOf(referrer);
  const external = from === undefined || from === origin ? {} : { referrer };
  const labels = attributionFields.flatMap((name) => {
    const label = name.startsWith("utm_") ? searchParams.get(name) : null;
    return label ? [[name, label.slice(0, attributionLimit)]] : [];
  });
  return { landingPage: pathname, ...external, ...Object.fromEntries(labels) };
};
