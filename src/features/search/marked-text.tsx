import { css } from "@emotion/react";
import { markedPieces } from "../../domain/search/marked-text";
import { color } from "../../theme/tokens/color";

const styles = css({
  background: `color-mix(in srgb, ${color.iris} 18%, transparent)`,
  color: color.ink,
  fontWeight: 600,
  borderRadius: "0.2em",
});

/** A text in which the words that were looked for are marked. It is text throughout: no markup in it comes to life. */
export const MarkedText = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  markedPieces(text, terms).map((piece, index) =>
    piece.marked ? (
      <mark css={styles} key={index}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
