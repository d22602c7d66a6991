import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Waves } from "../primitives/waves";

const styles = css({ position: "relative", isolation: "isolate", overflow: "hidden", minHeight: "80svh" });

/** Fills the first sight of a page that has little to say. */
export const Horizon = ({ children }: { children: ReactNode }) => (
  <div css={styles}>
    {children}
    <Waves />
  </div>
);
