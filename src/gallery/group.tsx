import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../theme/tokens/color";
import { space } from "../theme/tokens/space";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
});
const headingStyles = css({ paddingInline: space[6] });

interface GroupProps {
  id: string;
  title: string;
  /** Specimens. */
  children: ReactNode;
}

/** Specimens of one kind. The visual test takes a picture of each group, by its title. */
export const Group = ({ id, title, children }: GroupProps) => (
  <section css={styles} id={id} aria-labelledby={`${id}-title`}>
    <h2 css={headingStyles} id={`${id}-title`}>
      {title}
    </h2>
    {children}
  </section>
);
