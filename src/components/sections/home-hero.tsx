import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { brandGradient, color, media, space, typeSize, width } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Container } from "../primitives/section";
import { FlipCard } from "./flip-card";

export const fragment = graphql`
  fragment HomeHero on HomePageHero {
    eyebrow
    headline
    highlight
    subheading
    pitch
    primary {
      ...CallToAction
    }
    secondary {
      ...CallToAction
    }
    cardLabel
    front {
      ...WideImage
    }
    back {
      ...WideImage
    }
  }
`;

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(2rem, 4vw, 4.5rem)) clamp(4rem, 7vw, 7rem)`,
  background: [
    `radial-gradient(50rem 34rem at 78% 46%, color-mix(in srgb, ${color.coral} 14%, transparent), transparent 70%)`,
    `radial-gradient(64rem 44rem at 96% 0%, color-mix(in srgb, ${color.primary} 22%, transparent), transparent 68%)`,
    color.background,
  ].join(", "),
  overflow: "clip",
});
const gridStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  alignItems: "center",
  [media.large]: { gridTemplateColumns: "minmax(0, 13fr) minmax(0, 12fr)", gap: space[8] },
});
const textStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
const eyebrowStyles = css({
  color: color.primaryStrong,
  fontSize: typeSize.small,
  fontWeight: 700,
  letterSpacing: "0.12em",
});
const headlineStyles = css({ fontSize: "clamp(2.375rem, 1.45rem + 4.1vw, 4.75rem)" });
const highlightStyles = css({
  background: brandGradient,
  backgroundClip: "text",
  color: "transparent",
  // By default, browsers print no backgrounds.
  [media.print]: { background: "none", color: "inherit" },
});
const subheadingStyles = css({ fontSize: typeSize.h3, letterSpacing: "-0.02em" });
const pitchStyles = css({ color: color.muted, fontSize: typeSize.lead, maxWidth: "36rem" });
const buttonsStyles = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  // On a phone, the fixed buttons then cover the ends of a wide button rather than its label.
  "& > a": { flexGrow: 1, [media.medium]: { flexGrow: 0 } },
});

const Headline = ({ headline, highlight }: Pick<Queries.HomeHeroFragment, "headline" | "highlight">) => {
  const [before, ...after] = headline.split(highlight);
  return (
    <h1 css={headlineStyles}>
      {before}
      {after.length > 0 && <span css={highlightStyles}>{highlight}</span>}
      {after.join(highlight)}
    </h1>
  );
};

export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <header css={styles} data-ground="plain">
    <Container>
      <div css={gridStyles}>
        <div css={textStyles}>
          <p css={eyebrowStyles}>{hero.eyebrow}</p>
          <Headline headline={hero.headline} highlight={hero.highlight} />
          <h2 css={subheadingStyles}>{hero.subheading}</h2>
          <p css={pitchStyles}>{hero.pitch}</p>
          <div css={buttonsStyles}>
            <ButtonLink {...hero.primary} />
            <ButtonLink {...hero.secondary} variant="outlined" />
          </div>
        </div>
        <FlipCard label={hero.cardLabel} front={hero.front} back={hero.back} />
      </div>
    </Container>
  </header>
);
