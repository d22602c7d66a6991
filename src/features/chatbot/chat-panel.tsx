import closeIcon from "@phosphor-icons/core/regular/x.svg";
import { css } from "@emotion/react";
import type { ReactNode, Ref } from "react";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/icon-button-styles";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius, shadow } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

const styles = css({
  position: "fixed",
  // Above the button, and where the screen is too low for that, over its edge.
  inset: "auto 0 min(5.5rem, 18dvh)",
  width: "100%",
  height: "min(500px, 80dvh)",
  margin: 0,
  padding: 0,
  // Stands out from a dark page as well, where a shadow is not seen.
  border: `1px solid color-mix(in oklab, ${color.control} 55%, ${color.line})`,
  borderRadius: radius.card,
  background: color.paper,
  color: color.ink,
  boxShadow: shadow.high,
  overflow: "hidden",
  "&:focus": { outline: "none" },
  "&:popover-open": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)" },
  [media.medium]: { insetInline: "auto 1rem", width: "360px" },
});
const headStyles = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  "& h2": { fontSize: typeSize.h4, letterSpacing: "-0.01em" },
});
const closeStyles = css(iconButtonStyles, {
  width: "2.75rem",
  height: "2.75rem",
  border: 0,
  "&:focus-visible": { outlineOffset: "-3px" },
  [media.hover]: { "&:hover": { background: color.mist } },
});

interface ChatPanelProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  words: { title: string; close: string };
  children: ReactNode;
}

/** A dialog beside the page, which stays usable: nothing closes it but the visitor. */
export const ChatPanel = ({ ref, id, words, children }: ChatPanelProps) => {
  const titleId = `${id}-title`;
  return (
    <div ref={ref} css={styles} id={id} popover="manual" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div css={headStyles}>
        <h2 id={titleId}>{words.title}</h2>
        <button css={closeStyles} type="button" popoverTarget={id} popoverTargetAction="hide">
          <Icon svg={closeIcon} size="1.25rem" />
          <span css={visuallyHidden}>{words.close}</span>
        </button>
      </div>
      {children}
    </div>
  );
};
