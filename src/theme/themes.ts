import { css } from "@emotion/react";
import { color } from "./tokens/color";

/** What a visitor can choose: one of the two, or what the system says. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The name of the switch's radio buttons, and the attribute of the root element that remembers what was chosen. */
export const themeName = "theme";

const fixed = themes.filter((theme) => theme !== "system");

/**
 * The choice, as the root element has it from the last visit, and as a radio
 * button has it before scripts arrive and where there are none.
 */
export const themeRules = fixed
  .map(
    (theme) => `
  :root[data-${themeName}="${theme}"],
  :root:has([name="${themeName}"][value="${theme}"]:checked) {
    color-scheme: ${theme};
  }`,
  )
  .join("");

/** A section that is dark in both themes. */
export const nightStyles = css({ colorScheme: "dark", background: color.paper, color: color.ink });
