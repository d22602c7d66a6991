/** A scale of design tokens: names and what they stand for in CSS. */
export type Scale = Readonly<Record<string, string>>;

const kebab = (name: string): string => name.replace(/[A-Z]+/g, (part) => `-${part.toLowerCase()}`);

/** The references to a scale's variables, such as `color.ink` → `var(--color-ink)`. */
export const references = <Tokens extends Readonly<Record<string, unknown>>>(
  prefix: string,
  scale: Tokens,
): { readonly [Name in keyof Tokens]: string } =>
  Object.fromEntries(Object.keys(scale).map((name) => [name, `var(--${prefix}-${kebab(name)})`])) as {
    [Name in keyof Tokens]: string;
  };

/** The declarations of a scale's variables, for a rule in the global styles. */
export const declarations = (prefix: string, scale: Scale): string =>
  Object.entries(scale)
    .map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`)
    .join("\n");

/** A scale with other values under the same names. */
export const mapTokens = <Name extends string, Value>(
  scale: Readonly<Record<Name, Value>>,
  change: (value: Value) => string,
): Record<Name, string> =>
  Object.fromEntries(Object.entries<Value>(scale).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    string
  >;
