import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Frame, Picture } from "../../components/primitives/picture";
import { Section, type SectionOptions } from "../../components/primitives/section";
import { ArticleBody } from "../../components/sections/article-body";
import { ClientQuote } from "../../components/sections/client-quote";
import { ClosingBand } from "../../components/sections/closing-band";
import { imageSizes } from "../../components/sections/images";
import { color, space, width } from "../../theme/tokens";
import type { BlockProps } from "./block-props";

export const fragment = graphql`
  fragment TextBlock on TextBlock {
    html
  }

  fragment QuoteBlock on QuoteBlock {
    quote {
      slug
      ...ClientQuote
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

export const TextBlock = ({ html, ...section }: BlockProps<Queries.TextBlockFragment>) => (
  <Section {...section}>
    <div css={textStyles}>
      <ArticleBody html={html} />
    </div>
  </Section>
);

/** The CMS preview has no data of a newly added quote. */
export const QuoteBlock = ({ quote, ...section }: BlockProps<Partial<Queries.QuoteBlockFragment>>) =>
  quote && <ClientQuote {...section} quote={quote} />;

export const ClosingBlock = (block: BlockProps<Queries.ClosingBlockFragment>) => (
  <ClosingBand {...block} closing={{ ...block, button: block.action }} />
);

const lineStyles = css({ border: 0, borderBlockStart: `1px solid ${color.line}` });

export const SeparatorBlock = (section: SectionOptions) => (
  <Section {...section}>
    <hr css={lineStyles} />
  </Section>
);

const videoHeadingStyles = css({ marginBlockEnd: space[8] });

export const VideoBlock = ({ id, heading, ...block }: BlockProps<Queries.VideoBlockFragment>) => (
  <Section {...block} labelledBy={id}>
    <h2 id={id} css={videoHeadingStyles}>
      {heading}
    </h2>
    <Frame>
      <Picture image={block.poster} sizes={imageSizes.slide} />
      <video preload="none" controls playsInline aria-labelledby={id}>
        <source src={block.mp4} type="video/mp4" />
        <track kind="captions" src={block.captions} default />
      </video>
    </Frame>
  </Section>
);
