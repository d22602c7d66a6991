import { css, keyframes } from "@emotion/react";
import { pillStyles } from "../../components/primitives/pill-styles";
import { SmartLink } from "../../components/primitives/smart-link";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { boldParts } from "../../domain/chat/script";
import type { ChatLine as Line } from "../../domain/chat/conversation";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

const appear = keyframes({ from: { opacity: 0, translate: "0 6px" } });

const styles = css({
  display: "grid",
  gap: space[3],
  maxWidth: "88%",
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.card,
  fontSize: "0.9375rem",
  lineHeight: 1.5,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  "&[data-from='bot']": { alignSelf: "start", background: color.mist, borderEndStartRadius: space[1] },
  "&[data-from='user']": {
    alignSelf: "end",
    background: color.iris,
    color: color.onIris,
    borderEndEndRadius: space[1],
  },
  "& ul": { display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" },
  [media.moves]: { animation: `${appear} ${motion.quick}` },
});

interface ChatLineProps {
  line: Line;
  /** Who said it, for those who do not see on which side it stands. */
  speaker: string;
}

export const ChatLine = ({ line, speaker }: ChatLineProps) => (
  <div css={styles} data-from={line.type}>
    <p>
      <span css={visuallyHidden}>{speaker}: </span>
      {boldParts(line.text).map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text))}
    </p>
    {line.links.length > 0 && (
      <ul>
        {line.links.map(({ text, about, to }) => (
          <li key={to}>
            <SmartLink css={pillStyles} to={to}>
              {text}
              <span css={visuallyHidden}> {about}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    )}
  </div>
);
