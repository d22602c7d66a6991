import { css, Global } from "@emotion/react";

const styles = css({
  // The place of the scroll bar stays, so that nothing moves behind the dialog.
  ":root:has(dialog[open])": { overflow: "hidden", scrollbarGutter: "stable" },
});

/** Keeps the page from scrolling behind an open dialog. */
export const PageLock = () => <Global styles={styles} />;
