const figure = /^(\D*)(\d[\d,]*(?:\.\d+)?)(\D*)$/;

/** Ways to write a number, of which a figure has one: plain, in thousands, in lakhs. */
const notations = [{ useGrouping: false }, { locale: "en-US" }, { locale: "en-IN" }] as const;

const writerOf = (written: string): ((value: number) => string) | undefined => {
  const decimals = written.split(".")[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const whole = Number(written.replaceAll(",", ""));
  return notations
    .map((notation) => {
      const { locale = "en-US", ...options } = { locale: undefined, ...notation };
      return (value: number) => value.toLocaleString(locale, { ...digits, ...options });
    })
    .find((write) => write(whole) === written);
};

/**
 * Counts to a figure that marketers write, such as `10,000+` or `99.9%`, in the
 * figure's own notation.
 *
 * @returns what stands there after a part of the way, 0 to 1; undefined for what nobody can count to: `24/7`, `Unlimited`
 */
export const countTo = (text: string): ((part: number) => string) | undefined => {
  const [, before = "", number = "", after = ""] = figure.exec(text) ?? [];
  const write = writerOf(number);
  if (number === "" || write === undefined) return undefined;
  const value = Number(number.replaceAll(",", ""));
  return (part) => `${before}${write(value * part)}${after}`;
};
