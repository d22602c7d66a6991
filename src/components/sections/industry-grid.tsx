import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { nightStyles } from "../../theme/themes";
import { color, media, motion, radius, space } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Picture } from "../primitives/picture";
import { type HeadedSectionOptions, ListSection } from "../primitives/section";
import { entranceStyles } from "../primitives/styles";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment IndustryCard on Industry {
    title
    path
    image {
      ...CardImage
    }
  }
`;

const styles = css(entranceStyles, nightStyles, {
  position: "relative",
  display: "grid",
  // `clip` creates no scroll container, whose aspect ratio would not yield to larger text.
  overflow: ["hidden", "clip"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  "& picture, & > div": { gridArea: "1 / 1" },
  "& picture": { contentVisibility: "auto" },
  aspectRatio: "5 / 6",
  "& img": { width: "100%", aspectRatio: "5 / 4", objectFit: "cover", transition: `scale ${motion.calm}` },
  "& h3": { transition: `translate ${motion.calm}` },
  "& a": { color: color.text, transition: `opacity ${motion.calm}` },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  [media.hover]: {
    [media.moves]: {
      "&:not(:hover, :focus-within) a": { opacity: 0 },
      "&:not(:hover, :focus-within) h3": { translate: "0 2rem" },
      "&:hover img": { scale: "1.03" },
    },
  },
  [media.print]: { display: "block", aspectRatio: "auto", "&& h3": { translate: "none" } },
});
const scrimStyles = css({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: space[1],
  padding: space[6],
  background: `linear-gradient(180deg, transparent 36%, ${color.background} 66%)`,
  zIndex: 1,
  // In print it would be white, and hide the picture.
  [media.print]: { background: "none" },
});

interface IndustryGridProps extends HeadedSectionOptions {
  industries: readonly Queries.IndustryCardFragment[];
  buttonLabel: string;
}

export const IndustryGrid = ({ industries, buttonLabel, id = "industries", ...section }: IndustryGridProps) => (
  <ListSection ground="tinted" {...section} id={id} columns={4}>
    {industries.map(({ title, path, image }) => (
      <li key={path} css={styles} data-pagefind-ignore="">
        <Picture image={image} sizes={imageSizes.quarter} />
        <div css={scrimStyles}>
          <h3>{title}</h3>
          <div>
            <ButtonLink variant="quiet" label={buttonLabel} to={path} about={title} />
          </div>
        </div>
      </li>
    ))}
  </ListSection>
);
