import { css } from "@emotion/react";
import { themeName, themes } from "../../theme/themes";
import { color, media, motion, radius, space, typeSize } from "../../theme/tokens";
import { chosenStyles, visuallyHidden } from "../primitives/styles";
import { useLabels } from "../site/site-data";

/** Without `light-dark()` the page has one theme. */
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

/** Checks the button of the theme that is shown, where a page is rendered here. The script in the head does so otherwise. */
const checkShownTheme = (group: HTMLElement | null): void => {
  const shown = group?.ownerDocument.documentElement.dataset[themeName] ?? "system";
  for (const button of group?.querySelectorAll("input") ?? []) button.checked = button.value === shown;
};

/**
 * The visitor's choice between the system's theme, the light and the dark one.
 * What browsers restore of a page would override what is remembered, and only a
 * form can tell them not to; as one of a dialog, of which there is none, it does
 * nothing when Enter sends it.
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
