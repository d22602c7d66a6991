import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space, width } from "../../theme/tokens";

const styles = css({
  width: "100%",
  maxWidth: `calc(${width.container} + 3rem)`,
  margin: "0 auto",
  paddingInline: `min(${space[6]}, 7.5vw)`,
});

/** Holds content to the width of the page and away from the edges of the screen. */
export const Container = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;
