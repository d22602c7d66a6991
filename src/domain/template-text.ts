const placeholder = /\{(\w+)\}/g;

/** Replaces each `{name}` that has a value; the others stay. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholder, (whole, name: string) => String(Object.hasOwn(values, name) ? values[name] : whole));

/** The names of all placeholders, in order. */
export const templateNames = (template: string): string[] =>
  Array.from(template.matchAll(placeholder), ([, name = ""]) => name);
