import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, width } from "../../theme/tokens";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  alignItems: "center",
  [media.large]: { gap: space[16] },
});
const sideBySide = {
  tablet: css({ [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  large: css({ [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
};
const mirrored = css({ [media.tablet]: { "& > :first-of-type": { order: 2 } } });

/** A picture that stays in sight while the long text beside it scrolls. */
const topped = css({
  [media.large]: {
    alignItems: "start",
    "& > :first-of-type": { position: "sticky", top: `calc(${width.header} + ${space[8]})` },
  },
});

interface SplitProps {
  /** Puts the first child on the right on a wide screen; the reading order stays. */
  mirror?: boolean;
  /** From which width on the two stand beside each other. */
  from?: keyof typeof sideBySide;
  /** Lets the first child stand at the top of a second one that is longer. */
  top?: boolean;
  /** Two elements. */
  children: ReactNode;
}

export const Split = ({ mirror = false, from = "large", top = false, children }: SplitProps) => (
  <div css={[styles, sideBySide[from], mirror && mirrored, top && topped]}>{children}</div>
);
