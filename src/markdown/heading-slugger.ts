import Slugger from "github-slugger";

/**
 * Makes the ids of a text's headings, one after the other.
 *
 * @param taken the ids that the page of the text has already
 */
export const headingSlugger = (taken: readonly string[]): Slugger => {
  const slugger = new Slugger();
  for (const id of taken) slugger.slug(id);
  return slugger;
};
