import type { Site } from "./options";

/** A variable of a site's own. */
export const variable = ({ name }: Site, purpose: string): string => `$${name}_${purpose}`;

const escapedQuotes = (text: string): string => text.replace(/["\\]/g, "\\$&");

/** Writes a text as one word, for places where nginx looks for no variables in it. */
export const quoted = (text: string): string => `"${escapedQuotes(text)}"`;

/** The variable that holds a dollar sign, which nginx has no way to write. */
const dollar = ({ name }: Site): string => `\${${name}_dollar}`;

/** Writes a text for between quotes, where nginx would take a dollar sign for a variable. */
export const inner = (site: Site, text: string): string => escapedQuotes(text).replaceAll("$", () => dollar(site));

/** The same as one word. */
export const literal = (site: Site, text: string): string => `"${inner(site, text)}"`;

/** Defines what `inner` may have used. `geo` is the one directive that takes a dollar sign as it is. */
export const dollarLines = (site: Site): string[] => [
  "# A dollar sign in a name, which nginx has no other way to write.",
  ...block(`geo ${variable(site, "dollar")}`, 'default "$";'),
];

/** Writes a text so that a regular expression means just that text. */
export const escapedExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A directive with others inside it, as lines. */
export const block = (head: string, ...content: readonly (string | readonly string[])[]): string[] => [
  `${head} {`,
  ...content.flat().map((line) => (line === "" ? "" : `    ${line}`)),
  "}",
];
