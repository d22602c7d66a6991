import { css, keyframes } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { LinkList } from "../../components/primitives/list";
import { visuallyHidden } from "../../components/primitives/styles";
import type { ChatState } from "../../domain/chat/conversation";
import type { ChatScript } from "../../domain/chat/script";
import { color, media, motion, radius, space } from "../../theme/tokens";

const appear = keyframes({ from: { opacity: 0, translate: "0 6px" } });

const styles = css({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  minHeight: "min(5rem, 45%)",
  padding: `${space[4]} ${space[3]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "&:focus-visible": { outlineOffset: "-3px" },
  [media.moves]: { scrollBehavior: "smooth" },
});
const lineStyles = css({
  display: "grid",
  gap: space[3],
  maxWidth: "88%",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  whiteSpace: "pre-line",
  "&[data-from='bot']": { alignSelf: "start", background: color.surface, borderEndStartRadius: space[1] },
  "&[data-from='user']": {
    alignSelf: "end",
    background: color.primary,
    color: color.onPrimary,
    borderEndEndRadius: space[1],
    // Visible in forced colours, where it tells the two sides apart without backgrounds.
    outline: "1px solid transparent",
  },
  [media.moves]: { animation: `${appear} ${motion.quick}` },
});

/** Text between double asterisks is bold; an asterisk without a partner stays as it is. */
const withBold = (message: string) =>
  message
    .split(/\*\*([^*]+(?:\*[^*]+)*)\*\*/)
    .map((text, index) => (index % 2 === 1 ? <strong key={index}>{text}</strong> : text));

/** The messages so far. Screen readers announce each new one. */
export const ChatLog = ({ labels, lines }: Pick<ChatScript, "labels"> & Pick<ChatState, "lines">) => {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = log.current;
    const [first, newest] = [element?.firstElementChild, element?.lastElementChild];
    if (element && first instanceof HTMLElement && newest instanceof HTMLElement)
      element.scrollTop = newest.offsetTop - first.offsetTop;
  }, [lines.length]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <div ref={log} css={styles} role="log" aria-label={labels.log} tabIndex={0}>
      {lines.map(({ type, text, links = [] }, index) => (
        <div key={index} css={lineStyles} data-from={type}>
          <p>
            <span css={visuallyHidden}>{labels[type]}: </span>
            {withBold(text)}
          </p>
          {links.length > 0 && <LinkList links={links.map(({ text, ...link }) => ({ label: text, ...link }))} pills />}
        </div>
      ))}
    </div>
  );
};
