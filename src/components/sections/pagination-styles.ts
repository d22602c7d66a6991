import { css } from "@emotion/react";
import { buttonStyles } from "../primitives/button-styles";
import { color, media, space } from "../../theme/tokens";

/** On a phone the steps stand over and under the numbers, so that the order of focus is the order that is seen. */
export const navStyles = css({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  marginBlockStart: space[12],
  [media.medium]: { flexDirection: "row", flexWrap: "wrap", justifyContent: "center", alignItems: "center" },
  [media.print]: { display: "none" },
});

export const stepStyles = buttonStyles.outlined;

export const numbersStyles = css({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: space[1],
  listStyle: "none",
});

export const gapStyles = css({ minWidth: "1rem", textAlign: "center", color: color.muted });
