import { css } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import type { ChatScript } from "../../domain/chat/script";
import type { ChatLine as Line } from "../../domain/chat/conversation";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens/space";
import { ChatLine } from "./chat-line";

const styles = css({
  position: "relative",
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  minHeight: "5rem",
  padding: `${space[4]} ${space[3]}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "&:focus-visible": { outlineOffset: "-3px" },
  [media.moves]: { scrollBehavior: "smooth" },
});

/** Keeps the newest line in sight, whenever a line comes and whenever the room for the lines changes. */
const useNewestInSight = (count: number) => {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return undefined;
    const follow = () => {
      const newest = element.lastElementChild;
      if (newest instanceof HTMLElement)
        element.scrollTop = newest.offsetTop - parseFloat(getComputedStyle(element).paddingTop);
    };
    follow();
    const room = new ResizeObserver(follow);
    room.observe(element);
    return () => room.disconnect();
  }, [count]);
  return log;
};

interface ChatLogProps {
  words: ChatScript["words"];
  lines: readonly Line[];
}

/** What has been said. Screen readers announce each line as it comes. */
export const ChatLog = ({ words, lines }: ChatLogProps) => {
  const log = useNewestInSight(lines.length);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <div ref={log} css={styles} role="log" aria-label={words.log} tabIndex={0}>
      {lines.map((line, index) => (
        // Lines are only ever added at the end, or all taken away.
        <ChatLine key={index} line={line} speaker={words[line.type]} />
      ))}
    </div>
  );
};
