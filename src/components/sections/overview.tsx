import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Frame } from "../primitives/frame";
import { Picture, type PictureSource } from "../primitives/picture";
import { Section } from "../primitives/section";
import { Split } from "../primitives/split";
import { color, space } from "../../theme/tokens";
import { imageSizes } from "./images";
import { TextBlock } from "./text-block";
import { useMarkup } from "../primitives/use-markup";

const proseStyles = css({
  display: "grid",
  gap: space[4],
  color: color.muted,
  "& a": { color: color.primary, textUnderlineOffset: "0.2em" },
});

interface OverviewProps {
  heading: string;
  image: PictureSource;
  /** Paragraphs made at build time from Markdown and sanitised there. */
  html: string;
  children?: ReactNode;
}

/** A picture beside a heading and a few paragraphs. */
export const Overview = ({ heading, image, html, children }: OverviewProps) => (
  <Section labelledBy="overview">
    <Split top>
      <Frame>
        <Picture image={image} sizes={imageSizes.half} />
      </Frame>
      <TextBlock id="overview" heading={heading}>
        <div css={proseStyles} dangerouslySetInnerHTML={useMarkup(html)} />
        {children}
      </TextBlock>
    </Split>
  </Section>
);
