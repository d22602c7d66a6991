import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, width } from "../../theme/tokens";
import { List } from "./list";

const splitStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  alignItems: "center",
  [media.large]: { gap: space[16] },
});
const sideBySide = {
  tablet: css({ [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  large: css({ [media.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  lead: css({ [media.large]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } }),
};
const mirrored = css({ [media.tablet]: { "& > :first-of-type": { order: 2 } } });

/** What stays in sight while the long text beside it scrolls. */
const topped = css({
  [media.large]: {
    alignItems: "start",
    "& > div:first-of-type": { position: "sticky", top: `calc(${width.header} + ${space[8]})` },
  },
});

interface SplitProps {
  /** Puts the first child on the right on a wide screen; the reading order stays. */
  mirror?: boolean;
  /** From which width on the two stand beside each other: `lead` is `large` with a first one that is narrower. */
  from?: keyof typeof sideBySide;
  /** Lets the first child stand at the top of a second one that is longer. */
  top?: boolean;
  /** Two elements. */
  children: ReactNode;
}

export const Split = ({ mirror = false, from = "large", top = false, children }: SplitProps) => (
  <div css={[splitStyles, sideBySide[from], mirror && mirrored, top && topped]}>{children}</div>
);

const columns = {
  2: css({ [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  3: css({
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  4: css({
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  }),
};
const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });

interface GridProps {
  /** How many columns there are on a wide screen; fewer on a narrow one. */
  columns: keyof typeof columns;
  /** List items. */
  children: ReactNode;
}

/** A list laid out in columns. The role keeps it a list where `list-style: none` would take that away (Safari). */
export const Grid = ({ columns: count, children }: GridProps) => <List css={[styles, columns[count]]}>{children}</List>;
