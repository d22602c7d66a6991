import { css } from "@emotion/react";
import { color, media } from "./tokens";

/** What a system can say. */
export const systemThemes = ["light", "dark"] as const;
/** What a visitor can choose. */
export const themes = ["system", ...systemThemes] as const;

/** The name of the switch's radio buttons, and the attribute of the root element that remembers what was chosen. */
export const themeName = "theme";

/**
 * The choice, as the root element has it from the last visit, and as a radio
 * button has it before scripts arrive and where there are none.
 */
export const themeRules = systemThemes
  .map(
    (theme) => `
  :root[data-${themeName}="${theme}"],
  :root:has([name="${themeName}"][value="${theme}"]:checked) {
    color-scheme: ${theme};
  }`,
  )
  .join("");

/** A section that is dark in both themes, though not on paper. */
export const nightStyles = css({
  colorScheme: "dark",
  background: color.background,
  color: color.text,
  [media.print]: { colorScheme: "light" },
});
