import { css } from "@emotion/react";
import { Columns, Split } from "../primitives/grid";
import { Section } from "../primitives/section";
import { color, space, typeSize } from "../../theme/tokens";
import { useMarkup } from "../primitives/icon";
import { Frame, Picture, type PictureSource } from "../primitives/picture";
import { imageSizes } from "./images";
import { TextBlock } from "./text-block";

const proseStyles = css({
  display: "grid",
  gap: space[4],
  color: color.muted,
  "& a": { color: color.primary, textUnderlineOffset: "0.2em" },
});
const leadStyles = css(proseStyles, { fontSize: typeSize.lead, lineHeight: 1.55 });

interface IntroductionProps {
  heading: string;
  /** Paragraphs made at build time from Markdown and sanitised there. */
  html: string;
}

/** A heading with its text beside it, without a picture. */
export const Introduction = ({ heading, html }: IntroductionProps) => (
  <Section labelledBy="introduction">
    <Columns lead={<h2 id="introduction">{heading}</h2>}>
      <div css={leadStyles} dangerouslySetInnerHTML={useMarkup(html)} />
    </Columns>
  </Section>
);

interface OverviewProps {
  heading: string;
  image: PictureSource;
  /** Paragraphs made at build time from Markdown and sanitised there. */
  html: string;
}

/** A picture beside a heading and a few paragraphs. */
export const Overview = ({ heading, image, html }: OverviewProps) => (
  <Section labelledBy="overview">
    <Split top>
      <Frame>
        <Picture image={image} sizes={imageSizes.half} />
      </Frame>
      <TextBlock id="overview" heading={heading}>
        <div css={proseStyles} dangerouslySetInnerHTML={useMarkup(html)} />
      </TextBlock>
    </Split>
  </Section>
);
