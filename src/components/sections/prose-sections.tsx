import { css } from "@emotion/react";
import type { CallToAction } from "../../domain/content/shapes";
import { color, space, typeSize } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Split } from "../primitives/grid";
import { useMarkup } from "../primitives/icon";
import { FramedPicture, type PictureSource } from "../primitives/picture";
import { Section, type SectionOptions } from "../primitives/section";
import { markdownStyles } from "./article-body";
import { HeadedText, SplitSection } from "./headed-text";
import { imageSizes } from "./images";

const proseStyles = css(markdownStyles, { display: "grid", gap: space[4], color: color.muted });
const leadStyles = css(proseStyles, { fontSize: typeSize.lead, lineHeight: 1.55 });

interface IntroductionProps {
  heading: string;
  /** Generated from Markdown and sanitised at build time. */
  html: string;
}

/** A heading with its text beside it, without a picture. */
export const Introduction = ({ heading, html }: IntroductionProps) => (
  <SplitSection id="introduction" heading={heading}>
    <div css={leadStyles} dangerouslySetInnerHTML={useMarkup(html)} />
  </SplitSection>
);

interface OverviewProps extends SectionOptions {
  heading: string;
  image: PictureSource;
  /** Generated from Markdown and sanitised at build time. */
  html: string;
  /** Whether the picture is on the right. */
  mirrored?: boolean | null;
  button?: CallToAction | null;
}

/** A picture beside a heading and a few paragraphs. */
export const Overview = ({ heading, image, html, mirrored, button, id = "overview", ...section }: OverviewProps) => (
  <Section {...section} labelledBy={id}>
    <Split top mirror={mirrored === true} from={mirrored === true ? "tablet" : "large"}>
      <FramedPicture image={image} sizes={imageSizes.half} />
      <HeadedText id={id} heading={heading}>
        <div css={proseStyles} dangerouslySetInnerHTML={useMarkup(html)} />
        {button && <ButtonLink {...button} />}
      </HeadedText>
    </Split>
  </Section>
);
