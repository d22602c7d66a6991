import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space } from "../../theme/tokens";

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
const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6], listStyle: "none" });

interface GridProps {
  /** How many columns there are on a wide screen; fewer on a narrow one. */
  columns: keyof typeof columns;
  /** List items. */
  children: ReactNode;
}

/** A list laid out in columns. The role keeps it a list where `list-style: none` would take that away (Safari). */
export const Grid = ({ columns: count, children }: GridProps) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- https://webkit.org/b/170179
  <ul css={[styles, columns[count]]} role="list">
    {children}
  </ul>
);
