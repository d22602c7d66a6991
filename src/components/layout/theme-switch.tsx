import { css } from "@emotion/react";
import { themeName, themes } from "../../theme/themes";
import { color, media, motion, radius, space, typeSize } from "../../theme/tokens";
import { chosenStyles, visuallyHidden } from "../primitives/styles";
import { useLabels } from "../site/site-data";

/** Without `light-dark()` there is only one theme. */
const formStyles = css({ display: "none", "@supports (color: light-dark(red, red))": { display: "contents" } });
const styles = css({
  display: "inline-flex",
  flexWrap: "wrap",
  width: "fit-content",
  margin: 0,
  padding: space[1],
  border: `1.5px solid ${color.control}`,
  borderRadius: "1.75rem",
});
const choiceStyles = css({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space[4],
  borderRadius: radius.pill,
  fontSize: typeSize.small,
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  [media.hover]: { "&:hover": { color: color.text } },
  "&:has(:checked)": chosenStyles,
  "&:has(:focus-visible)": { outline: `3px solid ${color.primary}`, outlineOffset: "3px" },
});

/** A transparent radio button over its label. */
const radioStyles = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

/** Checks the active theme's button when the browser renders it. In prerendered HTML the script in the head does. */
const checkShownTheme = (group: HTMLElement | null): void => {
  const shown = group?.ownerDocument.documentElement.dataset[themeName] ?? "system";
  for (const button of group?.querySelectorAll("input") ?? []) button.checked = button.value === shown;
};

/**
 * The visitor's choice between the system's theme, the light and the dark one. Browsers restore form state, which would
 * override the stored theme; `autoComplete="off"` on a form prevents that. With `method="dialog"` outside of a dialog,
 * submitting the form with Enter does nothing.
 */
export const ThemeSwitch = () => {
  const labels = useLabels().theme;
  return (
    <form css={formStyles} method="dialog" autoComplete="off">
      <fieldset ref={checkShownTheme} css={styles}>
        <legend css={visuallyHidden}>{labels.legend}</legend>
        {themes.map((theme) => (
          <label key={theme} css={choiceStyles}>
            <input css={radioStyles} type="radio" name={themeName} value={theme} defaultChecked={theme === "system"} />
            {labels[theme]}
          </label>
        ))}
      </fieldset>
    </form>
  );
};
