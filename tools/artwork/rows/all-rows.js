import { unknownName } from "../mistake.js";
import { industries } from "./industries.js";
import { pages } from "./pages.js";
import { posts } from "./posts.js";
import { services } from "./services.js";
import { slides } from "./slides.js";
/** @import { Row } from "./row.js" */

/** Every row by the folder below content/media in which its image lies. @type {Record<string, Row[]>} */
export const rowsByFolder = {
  services,
  industries,
  posts,
  slides,
  pages,
};

/** @type {Row[]} */
export const allRows = Object.values(rowsByFolder).flat();

/**
 * @param {string} slug
 * @throws {Mistake} when there is no such row
 */
export const rowOf = (slug) => {
  const row = allRows.find((candidate) => candidate.slug === slug);
  if (!row) {
    throw unknownName(
      "row",
      slug,
      allRows.map((candidate) => candidate.slug),
    );
  }
  return row;
};
