import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, width } from "../../theme/tokens";
import { List } from "./list";

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const splitStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  alignItems: "center",
  [media.large]: { gap: space[16] },
});
const sideBySide = {
  tablet: css({ [media.tablet]: columns(2) }),
  large: css({ [media.large]: columns(2) }),
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

const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
const layouts = {
  2: css({ [media.medium]: columns(2) }),
  3: css({ [media.medium]: columns(2), [media.large]: columns(3) }),
  4: css({ [media.medium]: columns(2), [media.tablet]: columns(3), [media.large]: columns(4) }),
};

interface GridProps {
  /** The number of columns on a wide screen; fewer on a narrow one. */
  columns: keyof typeof layouts;
  /** List items. */
  children: ReactNode;
}

/** A list laid out in columns. */
export const Grid = ({ columns: count, children }: GridProps) => <List css={[styles, layouts[count]]}>{children}</List>;
