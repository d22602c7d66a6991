import { css } from "@emotion/react";
import { heldMark, inSightMark } from "./held-pictures";

/**
 * Chromium fetches a lazy picture as soon as it lies within 2,500 px of the screen on a slow line: a whole page of them,
 * for a visitor who may never scroll. Far to the left an image is not near. Nothing else moves for it, nobody can scroll
 * there, and whatever takes a reader to it goes to the right height.
 */
export const heldPictureStyles = css`
  @media screen and (scripting: enabled) {
    [${heldMark}] picture:not([${inSightMark}]) > img[loading="lazy"] {
      translate: -9999px;
    }
    /* Chromium makes a film's controls of eight pictures of its own, before anybody can see them. */
    [${heldMark}] video:not([${inSightMark}]) {
      content-visibility: hidden;
    }
  }
`;
