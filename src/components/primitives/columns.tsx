import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, width } from "../../theme/tokens";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  [media.large]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space[16], alignItems: "start" },
});
const leadStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[6],
  [media.large]: { position: "sticky", top: `calc(${width.header} + ${space[8]})` },
});

interface ColumnsProps {
  /** The heading, and what belongs to it. On a wide screen it stays in sight beside the rest. */
  lead: ReactNode;
  /** One element. */
  children: ReactNode;
}

/** A heading beside what it introduces: a text, a list of questions, a form. */
export const Columns = ({ lead, children }: ColumnsProps) => (
  <div css={styles}>
    <div css={leadStyles}>{lead}</div>
    {children}
  </div>
);
