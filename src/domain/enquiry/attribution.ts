/** Where an enquiry came from: the page of arrival, the site before it, and the labels of a campaign's link. */
export const attributionFields = [
  "landingPage",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;
export type AttributionField = (typeof attributionFields)[number];
export type Attribution = Partial<Record<AttributionField, string>>;

/** The longest attribution that is kept; the rest is cut off, since it must never cost an enquiry. */
export const attributionLimit = 500;

/** Browsers that have no `URL.canParse` yet visit us too. */
const originOf = (address: string): string | undefined => {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
};

/**
 * Notes where a visit came from.
 *
 * @param address the address of the first page of the visit
 * @param referrer the browser's `document.referrer`; one of our own pages does not count
 */
export const attributionOf = (address: string, referrer: string): Attribution => {
  const { origin, pathname, searchParams } = new URL(address);
  const from = originOf(referrer);
  const came = from === undefined || from === origin ? {} : { referrer };
  const labels = attributionFields.flatMap((name) => {
    const label = name.startsWith("utm_") ? searchParams.get(name) : null;
    return label ? [[name, label.slice(0, attributionLimit)]] : [];
  });
  return { landingPage: pathname, ...came, ...Object.fromEntries(labels) };
};
