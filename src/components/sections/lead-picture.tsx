import { css } from "@emotion/react";
import { Frame } from "../primitives/frame";
import { Picture, type PictureSource } from "../primitives/picture";
import { space } from "../../theme/tokens";
import { imageSizes } from "./images";

const styles = css({ marginBlockEnd: space[12] });

/** The picture between an article's title and its text. */
export const LeadPicture = ({ image }: { image: PictureSource }) => (
  <div css={styles}>
    <Frame>
      <Picture image={image} sizes={imageSizes.article} eager />
    </Frame>
  </div>
);
