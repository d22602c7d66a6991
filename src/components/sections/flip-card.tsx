import { css } from "@emotion/react";
import { useState } from "react";
import { media, radius, shadow } from "../../theme/tokens";
import { Picture, type PictureSource } from "../primitives/picture";
import { imageSizes } from "./images";

/** Hover and focus show the other side. */
const flippedUnless = (states: string) => ({
  [`&[aria-pressed="true"]:not(${states}) > span, &[aria-pressed="false"]:is(${states}) > span`]: {
    transform: "rotateY(180deg)",
  },
});

const styles = css({
  width: "100%",
  padding: 0,
  border: 0,
  borderRadius: radius.media,
  background: "none",
  perspective: "1400px",
  cursor: "pointer",
  rotate: "2deg",
  "@media (hover: none)": flippedUnless(":focus-visible"),
  [media.hover]: flippedUnless(":hover, :focus-visible"),
});
const bodyStyles = css({
  display: "block",
  transformStyle: "preserve-3d",
  [media.moves]: { transition: "transform 500ms ease" },
});
const sideStyles = css({
  display: "block",
  overflow: "hidden",
  borderRadius: radius.media,
  boxShadow: shadow.high,
  backfaceVisibility: "hidden",
  "& img": { width: "100%", aspectRatio: "16 / 10", objectFit: "cover" },
});
const backStyles = css({
  position: "absolute",
  inset: 0,
  transform: "rotateY(180deg)",
  // Browsers fetch a lazy image even on the hidden side of the card: this defers it to the first hover or focus.
  "& picture": { [media.moves]: { transition: "display 500ms allow-discrete" } },
  "button:not(:hover, :focus-visible, :active, [aria-pressed='true']) & picture": { display: "none" },
});

interface FlipCardProps {
  label: string;
  front: PictureSource;
  back: PictureSource;
}

/** A card with a picture on each side. It turns on hover and on focus; a tap, Enter or Space turns it as well. */
export const FlipCard = ({ label, front, back }: FlipCardProps) => {
  const [pressed, setPressed] = useState(false);
  return (
    <button css={styles} type="button" aria-pressed={pressed} aria-label={label} onClick={() => setPressed(!pressed)}>
      <span css={bodyStyles}>
        <span css={sideStyles}>
          <Picture image={front} sizes={imageSizes.half} eager="wide" />
        </span>
        <span css={[sideStyles, backStyles]}>
          <Picture image={back} sizes={imageSizes.half} />
        </span>
      </span>
    </button>
  );
};
