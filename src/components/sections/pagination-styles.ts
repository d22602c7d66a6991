import { css } from "@emotion/react";
import { buttonStyles } from "../primitives/button-styles";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

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

export const numberStyles = css({
  display: "grid",
  placeItems: "center",
  minWidth: "2.5rem",
  height: "2.75rem",
  paddingInline: space[1],
  borderRadius: radius.control,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  [media.medium]: { minWidth: "2.75rem" },
  '&[aria-current="page"]': { background: color.iris, color: color.onIris },
  [media.hover]: { '&:hover:not([aria-current="page"])': { background: color.mist, color: color.iris } },
});

export const gapStyles = css({ minWidth: "1rem", textAlign: "center", color: color.muted });
