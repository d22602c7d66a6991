import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button";
import { Container } from "../primitives/section";
import { Frame, Picture, type PictureSource } from "../primitives/picture";
import { Split } from "../primitives/grid";
import type { PageEntry } from "../../domain/page-entry";
import { Breadcrumbs } from "./page-head";
import { accent, color, space, typeSize, width } from "../../theme/tokens";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment Hero on Hero {
    headline
    subline
    buttonLabel
  }
`;

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(2rem, 5vw, 5rem)) clamp(3rem, 6vw, 6rem)`,
  background: `linear-gradient(180deg, ${accent.tint}, ${color.background} 92%)`,
});
const textStyles = css({ display: "grid", justifyItems: "start", gap: space[6] });
const sublineStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface HeroProps {
  /** Its breadcrumbs name it: the headline is a slogan. */
  page: PageEntry;
  hero: Queries.HeroFragment;
  image: PictureSource;
  to: string;
}

/** The first block of a service's or an industry's page, which fills the first screen. */
export const Hero = ({ page, hero, image, to }: HeroProps) => (
  <header css={styles} data-tone="background">
    <Container>
      <Split from="tablet">
        <div css={textStyles}>
          <Breadcrumbs page={page} />
          <h1>{hero.headline}</h1>
          <p css={sublineStyles}>{hero.subline}</p>
          <ButtonLink to={to}>{hero.buttonLabel}</ButtonLink>
        </div>
        <Frame>
          <Picture image={image} sizes={imageSizes.row} eager />
        </Frame>
      </Split>
    </Container>
  </header>
);
