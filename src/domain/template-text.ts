/**
 * Puts values in the place of `{name}` in a label that marketers write.
 *
 * @returns the text; a name without a value stays as it is written
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(Object.hasOwn(values, name) ? values[name] : whole));
