import { css } from "@emotion/react";
import { media } from "../../theme/media";

/** Left out on paper. */
export const screenOnly = css({ [media.print]: { display: "none" } });
