import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Container } from "../primitives/container";
import { media, space, width } from "../../theme/tokens";

const styles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
  paddingBlockEnd: space.section,
  [media.large]: { gridTemplateColumns: `minmax(0, ${width.text}) minmax(0, 1fr)`, gap: "5rem" },
});

/** An article with what stands beside it on a wide screen. */
export const ArticleLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Container>
    <div css={styles}>
      <div>{children}</div>
      {aside}
    </div>
  </Container>
);
