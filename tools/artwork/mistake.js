/** A mistake in a row or on the command line, told in a sentence and without a stack. */
export class Mistake extends Error {}

/**
 * The mistake of a name that is not in a list.
 *
 * @param {string} kind what the name is of, such as "prop"
 * @param {string} name
 * @param {string[]} known
 */
export const unknownName = (kind, name, known) =>
  new Mistake(`no ${kind} named ${name}; there are ${known.join(", ")}`);
