import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens/space";

const styles = css({
  display: "grid",
  gap: space[8],
  alignItems: "center",
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.large]: { gap: space[16] },
});
const mirrored = css({ [media.tablet]: { "& > :first-of-type": { order: 2 } } });

interface SplitProps {
  /** Puts the first child on the right on a wide screen; the reading order stays. */
  mirror?: boolean;
  /** Two elements. */
  children: ReactNode;
}

export const Split = ({ mirror = false, children }: SplitProps) => (
  <div css={mirror ? [styles, mirrored] : styles}>{children}</div>
);
