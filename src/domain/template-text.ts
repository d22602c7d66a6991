const placeholder = /\{(\w+)\}/g;

/**
 * Puts values in the place of `{name}` in a label that marketers write.
 *
 * @returns the text; a name without a value stays as it is written
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholder, (whole, name: string) => String(Object.hasOwn(values, name) ? values[name] : whole));

/** The names that stand in braces in a label, in their order. */
export const templateNames = (template: string): string[] =>
  Array.from(template.matchAll(placeholder), ([, name = ""]) => name);
