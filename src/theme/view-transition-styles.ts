import { css } from "@emotion/react";
import { media } from "./media";

/** From page to page, by the router and by the browser itself. A click while it lasts is for the new page. */
export const viewTransitionStyles = css`
  ${media.moves} {
    @view-transition {
      navigation: auto;
    }
    ::view-transition {
      pointer-events: none;
    }
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: 180ms;
    }
  }
`;
