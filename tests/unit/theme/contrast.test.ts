import { type ColorName, colors } from "../../../src/theme/tokens/color";

/** Relative luminance of `#rrggbb` (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** What stands on what: text needs 4.5:1 (WCAG 1.4.3), controls and their states 3:1 (1.4.11). */
const pairs: [ColorName, ColorName, number][] = [
  ...(["ink", "muted", "iris", "irisStrong", "danger", "success"] as const).flatMap(
    (text) =>
      [
        [text, "paper", 4.5],
        [text, "mist", 4.5],
      ] as [ColorName, ColorName, number][],
  ),
  ["onIris", "iris", 4.5],
  ["onIris", "irisStrong", 4.5],
  ["control", "paper", 3],
  ["control", "mist", 3],
];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(pairs)("lets %s on %s be read at %d:1", (front, back, least) => {
    const place = theme === "light" ? 0 : 1;
    expect(contrast(colors[front][place], colors[back][place])).toBeGreaterThanOrEqual(least);
  });
});
