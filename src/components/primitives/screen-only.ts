import { css } from "@emotion/react";
import { media } from "../../theme/tokens";

/** Left out on paper. */
export const screenOnly = css({ [media.print]: { display: "none" } });
