import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Frame, Picture } from "../../components/primitives/picture";
import { Section } from "../../components/primitives/section";
import { ArticleBody } from "../../components/sections/article-body";
import { ClosingBand } from "../../components/sections/closing-band";
import { imageSizes } from "../../components/sections/images";
import { Overview } from "../../components/sections/prose-sections";
import { color, space, width } from "../../theme/tokens";
import type { BlockPlace, PlacedBlock } from "./placed-block";

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    ground
    anchor
    html
  }

  fragment PictureBlock on PictureBlock {
    ground
    anchor
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
    ground
    anchor
    heading
    text
    action: button {
      label
      to
    }
  }

  fragment SeparatorBlock on SeparatorBlock {
    ground
    anchor
  }

  fragment VideoBlock on VideoBlock {
    ground
    anchor
    heading
    mp4
    captions
    poster {
      ...WideImage
    }
  }
`;

const textStyles = css({ maxWidth: width.text });

export const TextBlock = ({ block, place: { id: _id, ...place } }: PlacedBlock<Queries.TextBlockFragment>) => (
  <Section {...place}>
    <div css={textStyles}>
      <ArticleBody html={block.html} />
    </div>
  </Section>
);

export const PictureBlock = ({ block, place }: PlacedBlock<Queries.PictureBlockFragment>) => (
  <Overview {...block} {...place} mirror={block.mirrored === true} />
);

export const ClosingBlock = ({ block, place }: PlacedBlock<Queries.ClosingBlockFragment>) => (
  <ClosingBand closing={{ ...block, button: block.action }} {...place} />
);

const lineStyles = css({ border: 0, borderBlockStart: `1px solid ${color.line}` });

export const SeparatorBlock = ({ place: { id: _id, ...place } }: { place: BlockPlace }) => (
  <Section {...place}>
    <hr css={lineStyles} />
  </Section>
);

const videoHeadingStyles = css({ marginBlockEnd: space[8] });
/** Over the picture that stands in for it, which a browser fetches when it comes near, other than a `poster`. */
const videoStyles = css({ position: "absolute", inset: 0 });

export const VideoBlock = ({ block, place }: PlacedBlock<Queries.VideoBlockFragment>) => (
  <Section {...place} labelledBy={place.id}>
    <h2 id={place.id} css={videoHeadingStyles}>
      {block.heading}
    </h2>
    <Frame>
      <Picture image={block.poster} sizes={imageSizes.slide} />
      <video css={videoStyles} preload="none" controls playsInline aria-labelledby={place.id}>
        <source src={block.mp4} type="video/mp4" />
        <track kind="captions" src={block.captions} default />
      </video>
    </Frame>
  </Section>
);
