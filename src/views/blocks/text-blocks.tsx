import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Frame, Picture } from "../../components/primitives/picture";
import { Section } from "../../components/primitives/section";
import { ArticleBody } from "../../components/sections/article-body";
import { ClosingBand } from "../../components/sections/closing-band";
import { imageSizes } from "../../components/sections/images";
import { Overview } from "../../components/sections/prose-sections";
import { color, space, width } from "../../theme/tokens";
import type { BlockSection, BlockProps } from "./block-props";

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    html
  }

  fragment PictureBlock on PictureBlock {
    heading
    html
    mirrored
    image {
      ...WideImage
    }
    button {
      label
      to
    }
  }

  fragment ClosingBlock on ClosingBlock {
    heading
    text
    action: button {
      label
      to
    }
  }

  fragment VideoBlock on VideoBlock {
    heading
    mp4
    captions
    poster {
      ...WideImage
    }
  }
`;

const textStyles = css({ maxWidth: width.text });

export const TextBlock = ({ block, section: { id: _id, ...section } }: BlockProps<Queries.TextBlockFragment>) => (
  <Section {...section}>
    <div css={textStyles}>
      <ArticleBody html={block.html} />
    </div>
  </Section>
);

export const PictureBlock = ({ block, section }: BlockProps<Queries.PictureBlockFragment>) => (
  <Overview {...block} {...section} mirror={block.mirrored === true} />
);

export const ClosingBlock = ({ block, section }: BlockProps<Queries.ClosingBlockFragment>) => (
  <ClosingBand closing={{ ...block, button: block.action }} {...section} />
);

const lineStyles = css({ border: 0, borderBlockStart: `1px solid ${color.line}` });

export const SeparatorBlock = ({ section: { id: _id, ...section } }: { section: BlockSection }) => (
  <Section {...section}>
    <hr css={lineStyles} />
  </Section>
);

const videoHeadingStyles = css({ marginBlockEnd: space[8] });

export const VideoBlock = ({ block, section }: BlockProps<Queries.VideoBlockFragment>) => (
  <Section {...section} labelledBy={section.id}>
    <h2 id={section.id} css={videoHeadingStyles}>
      {block.heading}
    </h2>
    <Frame>
      <Picture image={block.poster} sizes={imageSizes.slide} />
      <video preload="none" controls playsInline aria-labelledby={section.id}>
        <source src={block.mp4} type="video/mp4" />
        <track kind="captions" src={block.captions} default />
      </video>
    </Frame>
  </Section>
);
