import { css } from "@emotion/react";
import chatIcon from "@phosphor-icons/core/regular/chat-circle-dots.svg";
import closeIcon from "@phosphor-icons/core/regular/x.svg";
import { useRef } from "react";
import { floatingStyles } from "../../components/layout/whatsapp-button";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles, screenOnly } from "../../components/primitives/styles";
import { color, media, radius, shadow, space, typeSize } from "../../theme/tokens";
import { ContactOptions, usePanelContent } from "./contact-options";
import { useChat, usePanel } from "./use-panel";

const styles = css(screenOnly, {
  "& [data-when]": { display: "contents" },
  "&:has(:popover-open) [data-when='closed'], &:not(:has(:popover-open)) [data-when='open']": { display: "none" },
  "@supports not selector(:popover-open)": { display: "none" },
});
const toggleStyles = css({
  insetInlineEnd: space[4],
  padding: 0,
  background: color.primary,
  color: color.onPrimary,
  cursor: "pointer",
  [media.hover]: { "&:hover": { background: color.primaryStrong } },
});
const panelStyles = css({
  // Above the button; overlaps its edge on low screens.
  inset: "auto 0 min(5.5rem, 18dvh)",
  width: "100%",
  height: "min(500px, 80dvh)",
  padding: 0,
  // Visible on dark pages as well, where the shadow is not.
  border: `1px solid color-mix(in oklab, ${color.control} 55%, ${color.line})`,
  borderRadius: radius.card,
  background: color.background,
  color: color.text,
  boxShadow: shadow.high,
  overflow: "hidden",
  "&:focus": { outline: "none" },
  "&:popover-open": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)" },
  [media.medium]: { insetInline: "auto 1rem", width: "360px" },
});
const headerStyles = css({
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
  [media.hover]: { "&:hover": { background: color.surface } },
});

const panelId = "chat-panel";
const titleId = `${panelId}-title`;

/**
 * The chat on every page: a button and a non-modal dialog, a native popover that also works without JavaScript. Shows
 * the contact options until the conversation is loaded, and if loading fails.
 */
export const ChatWidget = () => {
  const content = usePanelContent();
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { chat, load } = useChat(panel);
  const open = usePanel(toggle, panel, load);
  return (
    <aside css={styles} aria-label={content.title}>
      <button
        ref={toggle}
        css={[floatingStyles, toggleStyles]}
        type="button"
        popoverTarget={panelId}
        onPointerEnter={load}
        onFocus={load}
      >
        <span data-when="closed">
          <Icon svg={chatIcon} size="1.75rem" label={content.open} />
        </span>
        <span data-when="open">
          <Icon svg={closeIcon} size="1.5rem" label={content.close} />
        </span>
      </button>
      <div
        ref={panel}
        css={panelStyles}
        id={panelId}
        popover="manual"
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div css={headerStyles}>
          <h2 id={titleId}>{content.title}</h2>
          <button css={closeStyles} type="button" popoverTarget={panelId} popoverTargetAction="hide">
            <Icon svg={closeIcon} size="1.25rem" label={content.close} />
          </button>
        </div>
        {chat.state === "ready" ? (
          open && <chat.Conversation script={chat.script} />
        ) : (
          <ContactOptions content={content} state={chat.state} onRetry={load} />
        )}
      </div>
    </aside>
  );
};
