import Slugger from "github-slugger";

/**
 * Returns a slugger for the ids of a text's headings.
 *
 * @param taken the ids already used on its page
 */
export const headingSlugger = (taken: readonly string[]): Slugger => {
  const slugger = new Slugger();
  for (const id of taken) slugger.slug(id);
  return slugger;
};
