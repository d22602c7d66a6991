import caretLeft from "@phosphor-icons/core/regular/caret-left.svg";
import caretRight from "@phosphor-icons/core/regular/caret-right.svg";
import pauseIcon from "@phosphor-icons/core/regular/pause.svg";
import playIcon from "@phosphor-icons/core/regular/play.svg";
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../../primitives/icon";
import { iconButtonStyles } from "../../primitives/icon-button-styles";
import { type CarouselEvent, type CarouselState, isPlaying } from "../../../domain/carousel";
import { media } from "../../../theme/media";
import { color } from "../../../theme/tokens/color";
import { radius } from "../../../theme/tokens/shape";
import { space } from "../../../theme/tokens/space";
import { Dots } from "./dots";

export const fragment = graphql`
  fragment CarouselControls on IndustriesPageCarousel {
    playLabel
    pauseLabel
    previousLabel
    nextLabel
    ...Dots
  }
`;

/** They keep their place until they can be used, so that nothing moves then. */
const styles = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[1],
  paddingBlockEnd: space[3],
  "&[data-started='false']": { visibility: "hidden", [media.unscripted]: { display: "none" } },
});
const rowStyles = css({ display: "flex", gap: space[1] });
const buttonStyles = css(iconButtonStyles, {
  width: "2.75rem",
  height: "2.75rem",
  background: color.paper,
  color: color.ink,
  "&, &:focus-visible": { borderRadius: radius.pill },
});

interface ControlButton {
  type: "pause" | "play" | "previous" | "next";
  icon: string;
  label: string;
}

interface CarouselControlsProps {
  words: Queries.CarouselControlsFragment;
  taglines: readonly string[];
  state: CarouselState;
  send: (event: CarouselEvent) => void;
}

/** The buttons of a carousel. The one that stops the slides comes first, so that it is found before they change. */
export const CarouselControls = ({ words, taglines, state, send }: CarouselControlsProps) => {
  if (taglines.length < 2) return null;
  const buttons: readonly ControlButton[] = [
    isPlaying(state)
      ? { type: "pause", icon: pauseIcon, label: words.pauseLabel }
      : { type: "play", icon: playIcon, label: words.playLabel },
    { type: "previous", icon: caretLeft, label: words.previousLabel },
    { type: "next", icon: caretRight, label: words.nextLabel },
  ];
  return (
    <div css={styles} data-started={state.started}>
      <div css={rowStyles}>
        {buttons.map(({ type, icon, label }, place) => (
          <button key={place} css={buttonStyles} type="button" aria-label={label} onClick={() => send({ type })}>
            <Icon svg={icon} size="1.25rem" />
          </button>
        ))}
      </div>
      <Dots words={words} taglines={taglines} current={state.index} choose={(index) => send({ type: "go", index })} />
    </div>
  );
};
