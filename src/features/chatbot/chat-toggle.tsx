import chatIcon from "@phosphor-icons/core/regular/chat-circle-dots.svg";
import closeIcon from "@phosphor-icons/core/regular/x.svg";
import { css } from "@emotion/react";
import type { RefObject } from "react";
import { floatingStyles } from "../../components/layout/floating-styles";
import { Icon } from "../../components/primitives/icon";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

const styles = css({
  insetInlineEnd: space[4],
  padding: 0,
  border: 0,
  "&, &:focus-visible": { borderRadius: radius.pill },
  background: color.iris,
  color: color.onIris,
  cursor: "pointer",
  [media.hover]: { "&:hover": { background: color.irisStrong } },
});

interface ChatToggleProps {
  ref: RefObject<HTMLButtonElement | null>;
  panelId: string;
  words: { open: string; close: string };
  /** Called when a visitor comes near the button, before it is pressed. */
  onIntent: () => void;
}

/** Opens and closes the panel. The browser does it, so that it works before scripts arrive. */
export const ChatToggle = ({ ref, panelId, words, onIntent }: ChatToggleProps) => (
  <button
    ref={ref}
    css={[floatingStyles, styles]}
    type="button"
    popoverTarget={panelId}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <span data-when="closed">
      <Icon svg={chatIcon} size="1.75rem" />
      <span css={visuallyHidden}>{words.open}</span>
    </span>
    <span data-when="open">
      <Icon svg={closeIcon} size="1.5rem" />
      <span css={visuallyHidden}>{words.close}</span>
    </span>
  </button>
);
