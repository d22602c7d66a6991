import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import type { PageEntry } from "../../domain/page-entry";
import { accent, color, space, typeSize, width } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Split } from "../primitives/grid";
import { FramedPicture, type PictureSource } from "../primitives/picture";
import { Container, type SectionOptions, tones } from "../primitives/section";
import { imageSizes } from "./images";
import { Breadcrumbs } from "./page-header";

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
/** The header has no ground of its own over the top of a page, and so none of a dark one under it. */
const darkStyles = css({ marginBlockStart: width.header, paddingBlockStart: "clamp(2rem, 5vw, 5rem)" });
const textStyles = css({ display: "grid", justifyItems: "start", gap: space[6] });
const sublineStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface SplitHeadProps extends SectionOptions {
  page: PageEntry;
  headline: string;
  subline: string;
  button: CallToAction | null;
  /** What stands beside the text: one element. */
  children?: ReactNode;
}

/** The head of a page, with something beside its text or without. */
export const SplitHead = ({
  page,
  headline,
  subline,
  button,
  id,
  anchor,
  tone = "background",
  children,
}: SplitHeadProps) => {
  const text = (
    <div css={textStyles}>
      <Breadcrumbs page={page} />
      <h1 id={id}>{headline}</h1>
      <p css={sublineStyles}>{subline}</p>
      {button !== null && <ButtonLink to={button.to}>{button.label}</ButtonLink>}
    </div>
  );
  return (
    <header
      css={[styles, tone !== "background" && tones[tone], tone === "night" && darkStyles]}
      id={anchor ?? undefined}
      data-tone={tone}
    >
      <Container>
        {(children ?? null) === null ? (
          text
        ) : (
          <Split from="tablet">
            {text}
            {children}
          </Split>
        )}
      </Container>
    </header>
  );
};

interface HeroProps {
  /** Its breadcrumbs name it: the headline is a slogan. */
  page: PageEntry;
  hero: Queries.HeroFragment;
  image: PictureSource;
  to: string;
}

export const HeroPicture = ({ image }: { image: PictureSource }) => (
  <FramedPicture image={image} sizes={imageSizes.row} eager />
);

/** The first block of a service's or an industry's page, which fills the first screen. */
export const Hero = ({ page, hero, image, to }: HeroProps) => (
  <SplitHead page={page} headline={hero.headline} subline={hero.subline} button={{ label: hero.buttonLabel, to }}>
    <HeroPicture image={image} />
  </SplitHead>
);
