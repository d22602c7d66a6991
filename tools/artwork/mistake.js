/** A mistake in a row or on the command line, told in a sentence and without a stack. */
export class Mistake extends Error {}

/**
 * The mistake of a name that is not in a list.
 *
 * @param {string} kind what the name is of, such as "prop"
 * @param {string} name
 * @param {string[]} known
 * @param {string} [place] where the name stands, such as "in row seo"
 */
export const unknownName = (kind, name, known, place = "") =>
  new Mistake(`no ${kind} named ${name}${place && ` ${place}`}; there are ${known.join(", ")}`);
