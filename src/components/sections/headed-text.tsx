import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../../theme/tokens";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[6],
  "& p": { color: color.muted },
});

interface HeadedTextProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A heading with the text and the button that belong to it, beside a picture. */
export const HeadedText = ({ id, heading, children }: HeadedTextProps) => (
  <div css={styles}>
    <h2 id={id}>{heading}</h2>
    {children}
  </div>
);
