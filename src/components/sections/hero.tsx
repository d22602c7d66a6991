import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import type { PageEntry } from "../../domain/page-entry";
import { accent, color, space, typeSize, width } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Split } from "../primitives/grid";
import { FramedPicture, type PictureSource } from "../primitives/picture";
import { Container, grounds, type SectionOptions } from "../primitives/section";
import { imageSizes } from "./images";
import { Breadcrumbs } from "./page-header";

export const fragment = graphql`
  fragment Hero on HeroPage {
    hero {
      headline
      subline
      buttonLabel
    }
    image {
      ...WideImage
    }
  }
`;

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(2rem, 5vw, 5rem)) clamp(3rem, 6vw, 6rem)`,
  background: `linear-gradient(180deg, ${accent.tint}, ${color.background} 92%)`,
});
/** A dark block begins below the header, which is transparent at the top of a page. */
const darkStyles = css({ marginBlockStart: width.header, paddingBlockStart: "clamp(2rem, 5vw, 5rem)" });
const textStyles = css({ display: "grid", justifyItems: "start", gap: space[6] });
const sublineStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface HeroProps extends SectionOptions {
  /** Named by its breadcrumbs, as the headline may be a slogan. */
  page: PageEntry;
  headline: string;
  subline: string;
  button: CallToAction | null;
  picture?: PictureSource | null;
  /** One element beside the text, in place of a picture. */
  children?: ReactNode;
}

/** The first block of a page, with an optional picture or other element beside its text. */
export const Hero = ({ page, headline, subline, button, picture, ground = "plain", children, ...own }: HeroProps) => {
  const aside = children ?? (picture && <FramedPicture image={picture} sizes={imageSizes.row} eager />);
  const text = (
    <div css={textStyles}>
      <Breadcrumbs page={page} />
      <h1 id={own.id}>{headline}</h1>
      <p css={sublineStyles}>{subline}</p>
      {button !== null && <ButtonLink {...button} />}
    </div>
  );
  return (
    <header
      css={[styles, ground !== "plain" && grounds[ground], ground === "dark" && darkStyles]}
      id={own.anchor ?? undefined}
      data-ground={ground}
    >
      <Container>
        {aside ? (
          <Split from="tablet">
            {text}
            {aside}
          </Split>
        ) : (
          text
        )}
      </Container>
    </header>
  );
};
