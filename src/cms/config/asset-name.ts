/**
 * A picture's address as the CMS has to be asked for it: `/media/seo.jpg` as
 * `media/seo.jpg`. Decap 3.16 takes what begins with a slash for an address on
 * the site, where originals are not; without it, the CMS looks among its own
 * files, and among those that are chosen but not saved.
 */
export const assetName = (src: string): string => src.replace(/^\/+/, "");
