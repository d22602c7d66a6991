import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { radius } from "../../theme/tokens";

const styles = css({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.media,
  aspectRatio: "16 / 10",
  contentVisibility: "auto",
  "& img, & video": { display: "block", width: "100%", aspectRatio: "16 / 10", objectFit: "cover" },
});

/**
 * Rounds a picture or a video at the proportions that all artwork has. `content-visibility` lets the browser fetch a
 * lazy picture when it is near the screen, rather than from 2,500 px away.
 */
export const Frame = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;
