import { layouts } from "../look/layouts.js";
import { paints } from "../look/paints.js";
import { palettes } from "../look/palettes.js";
import { thumbnails } from "../mock-ups/parts/thumbnail.js";
import { props } from "../props/registry.js";
import { rowsByFolder } from "../rows/all-rows.js";

/** @type {(title: string, lines: string[]) => string} */
const section = (title, lines) => [title, ...lines.map((line) => `  ${line}`)].join("\n");

/** @param {object} table */
const namesOf = (table) => Object.keys(table).join(", ") || "none";

/**
 * All that rows can name.
 *
 * @returns {string} for people
 */
export const inventory = () =>
  [
    section(
      "Rows, by folder of content/media",
      Object.entries(rowsByFolder).map(([folder, rows]) => `${folder}: ${rows.map(({ slug }) => slug).join(", ")}`),
    ),
    section("Palettes", [namesOf(palettes)]),
    section("Paints", [namesOf(paints)]),
    section(
      "Layouts",
      Object.entries(layouts).flatMap(([name, { about, panels, props: slots }]) => [
        `${name}: ${about}`,
        `  slots for panels: ${namesOf(panels)}; for props: ${namesOf(slots)}`,
      ]),
    ),
    section("Props", [namesOf(props)]),
    section("Thumbnails", [namesOf(thumbnails)]),
  ].join("\n\n");
