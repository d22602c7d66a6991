import { css } from "@emotion/react";
import { width } from "../../theme/tokens";

const styles = css({
  position: "fixed",
  insetInline: 0,
  top: width.header,
  zIndex: 10,
  padding: "0.25rem 1rem",
  background: "#ffb020",
  color: "#17153b",
  fontWeight: 600,
  textAlign: "center",
});

const mark = "data-draft-ribbon";

/** Finds it. */
export const draftSelector = `[${mark}]`;

/** Stands over a page that is not published. */
export const Draft = ({ label }: { label: string }) => (
  <p css={styles} {...{ [mark]: "" }}>
    {label}
  </p>
);
