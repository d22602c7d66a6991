import { css } from "@emotion/react";
import { color, media } from "./tokens";

/** The system's themes. */
export const systemThemes = ["light", "dark"] as const;
/** The visitor's options. */
export const themes = ["system", ...systemThemes] as const;

/** The name of the switch's radio buttons, the root element's data attribute and the key in localStorage. */
export const themeName = "theme";

/**
 * Applies the chosen theme: from the root element's attribute, which restores that of the last visit, or from the
 * checked radio button, before hydration and without scripts.
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

/** A section that is dark in both themes, but not in print. */
export const nightStyles = css({
  colorScheme: "dark",
  background: color.background,
  color: color.text,
  [media.print]: { colorScheme: "light" },
});
