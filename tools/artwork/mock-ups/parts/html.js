/**
 * Tags a template of HTML or SVG: lists are joined, and what is false or missing leaves nothing.
 *
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values
 */
export const html = (strings, ...values) => {
  /** @type {(value: unknown) => string} */
  const text = (value) => {
    if (Array.isArray(value)) return value.map(text).join("");
    return value === undefined || value === false ? "" : String(value);
  };
  return String.raw(strings, ...values.map(text)).trim();
};
