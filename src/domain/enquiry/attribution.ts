/**
 * The landing page, the referrer, the UTM parameters of the landing URL, and as `campaign` that of the page with the
 * form, which may differ from the UTM campaign.
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

/** In UTF-16 code units. Longer values are truncated instead of making the enquiry invalid. */
export const attributionLimit = 500;

/**
 * Returns the attribution of a visit.
 *
 * @param url the URL of the first page of the visit
 * @param referrer the browser's `document.referrer`; ignored if it is same-origin
 */
export const attributionOf = (url: string, referrer: string): Attribution => {
  const { origin, pathname, searchParams } = new URL(url);
  const external = referrer === "" || referrer.startsWith(`${origin}/`) ? {} : { referrer };
  const labels = attributionFields.flatMap((name) => {
    const label = name.startsWith("utm_") ? searchParams.get(name) : null;
    return label ? [[name, label.slice(0, attributionLimit)]] : [];
  });
  return { landingPage: pathname, ...external, ...Object.fromEntries(labels) };
};
