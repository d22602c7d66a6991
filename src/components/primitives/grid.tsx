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

/** Keeps the first child in view beside a long text. */
const stickyFirst = css({
  [media.large]: {
    alignItems: "start",
    "& > div:first-of-type": { position: "sticky", top: `calc(${width.header} + ${space[8]})` },
  },
});

interface SplitProps {
  /** Puts the first child on the right on a wide screen; the reading order stays. */
  mirror?: boolean;
  /** The breakpoint from which there are two columns: `lead` is `large` with a narrower first column. */
  from?: keyof typeof sideBySide;
  /** Aligns the columns at the top and makes the first one sticky. */
  top?: boolean;
  /** Two elements. */
  children: ReactNode;
}

export const Split = ({ mirror = false, from = "large", top = false, children }: SplitProps) => (
  <div css={[splitStyles, sideBySide[from], mirror && mirrored, top && stickyFirst]}>{children}</div>
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
  /** The number of columns on a wide screen; fewer on a narrow one. */
  columns: keyof typeof columns;
  /** List items. */
  children: ReactNode;
}

/** A list laid out in columns. */
export const Grid = ({ columns: count, children }: GridProps) => <List css={[styles, columns[count]]}>{children}</List>;
