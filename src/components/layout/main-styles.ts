import { css } from "@emotion/react";
import { media } from "../../theme/tokens";

/** A page of a few lines keeps its footer out of the first sight. */
export const mainStyles = css({ minHeight: "80svh", outline: "none", [media.print]: { minHeight: 0 } });
