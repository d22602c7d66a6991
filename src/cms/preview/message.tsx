import { css } from "@emotion/react";

const styles = css({ maxWidth: "32rem", margin: "20vh auto", padding: "1.5rem", textAlign: "center" });

/** What an editor is told while there is no page to show. */
export const Message = ({ children }: { children: string }) => (
  <p css={styles} role="status">
    {children}
  </p>
);
