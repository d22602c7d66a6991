import { type ColorName, colors } from "../../../src/theme/tokens";
import { contrast } from "../../support/contrast";

const grounds = ["background", "surface"] as const;

/** Foreground and background: text needs 4.5:1 (WCAG 1.4.3), controls and states 3:1 (1.4.11). */
const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ...grounds.flatMap((ground) =>
    (["text", "muted", "primary", "primaryStrong", "danger", "success"] as const).map(
      (text) => [text, ground, 4.5] as const,
    ),
  ),
  ["onPrimary", "primary", 4.5],
  ["onPrimary", "primaryStrong", 4.5],
  ...grounds.map((ground) => ["control", ground, 3] as const),
];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(pairs)("shows %s on %s at a contrast of at least %d:1", (front, back, least) => {
    const index = theme === "light" ? 0 : 1;
    expect(contrast(colors[front][index], colors[back][index])).toBeGreaterThanOrEqual(least);
  });
});
