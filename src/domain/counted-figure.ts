const figure = /^(\D*)(\d[\d,]*(?:\.\d+)?)(\D*)$/;

/** Plain, in thousands, in lakhs. */
const notations = [
  { locale: "en-US", useGrouping: false },
  { locale: "en-US", useGrouping: true },
  { locale: "en-IN", useGrouping: true },
] as const;

/**
 * Counts to a figure such as `10,000+` or `99.9%`, in the figure's own notation.
 *
 * @returns the text at a fraction of the way, 0 to 1; undefined where there is no number to count to: `24/7`, `Unlimited`
 */
export const countTo = (text: string): ((part: number) => string) | undefined => {
  const [, before = "", number = "", after = ""] = figure.exec(text) ?? [];
  const value = Number(number.replaceAll(",", ""));
  const decimals = number.split(".")[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = notations
    .map(({ locale, useGrouping }) => new Intl.NumberFormat(locale, { ...digits, useGrouping }))
    .find((candidate) => candidate.format(value) === number);
  return format && ((part) => `${before}${format.format(value * part)}${after}`);
};
