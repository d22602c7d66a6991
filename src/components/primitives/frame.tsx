import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { radius } from "../../theme/tokens/shape";

const styles = css({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.media,
  "& img, & video": { display: "block", width: "100%", aspectRatio: "16 / 10", objectFit: "cover" },
});

/** Rounds a picture or a video at the proportions that all artwork has. */
export const Frame = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;
