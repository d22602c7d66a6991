const placeholder = /\{(\w+)\}/g;

/** Replaces each `{name}` that has a value; keeps the others. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(placeholder, (whole, name: string) => String(Object.hasOwn(values, name) ? values[name] : whole));

/** Fills every string in a JSON value. */
export const fillTemplates = <Value>(value: Value, values: Readonly<Record<string, string | number>>): Value =>
  JSON.parse(JSON.stringify(value), (_key, text: unknown) =>
    typeof text === "string" ? fillTemplate(text, values) : text,
  ) as Value;

/** The names of all placeholders, in order. */
export const templateNames = (template: string): string[] =>
  Array.from(template.matchAll(placeholder), ([, name = ""]) => name);

/** Reports the placeholders of a text that are not among the known names. */
export const nameProblems = (text: string, known: readonly string[]): { problem: string; advice: string }[] => {
  const names = known.map((name) => `{${name}}`).join(", ");
  const advice = `write ${known.length > 1 ? "one of " : ""}${names}`;
  return templateNames(text)
    .filter((name) => !known.includes(name))
    .map((name) => ({ problem: `has {${name}}, which stands for nothing`, advice }));
};
