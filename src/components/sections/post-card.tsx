import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button-link";
import { Picture } from "../primitives/picture";
import { media } from "../../theme/media";
import { accent } from "../../theme/accents";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius, shadow } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { Byline } from "./byline";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment PostCard on Post {
    title
    path
    accent
    excerpt
    image {
      ...CardImage
    }
    ...Byline
  }
`;

const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" }) as const;

const styles = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.paper,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  "& img": { width: "100%", aspectRatio: "16 / 10", objectFit: "cover" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  [media.hover]: { "&:hover": { borderColor: accent.color, boxShadow: shadow.low } },
});
const bodyStyles = css({ display: "flex", flexDirection: "column", flex: 1, gap: space[3], padding: space[6] });
const titleStyles = css({ fontSize: "1.25rem", ...clamp(2) });
const excerptStyles = css({ color: color.muted, ...clamp(3) });
const linkStyles = css({ marginBlockStart: "auto" });

interface PostCardProps {
  post: Queries.PostCardFragment;
  buttonLabel: string;
  site: BylineSite;
  /** Whether the card is among the first that are seen. */
  eager: boolean;
}

type BylineSite = Parameters<typeof Byline>[0]["site"];

export const PostCard = ({ post, buttonLabel, site, eager }: PostCardProps) => (
  <li css={styles} data-accent={post.accent}>
    <Picture image={post.image} sizes={imageSizes.third} eager={eager} />
    <div css={bodyStyles}>
      <h2 css={titleStyles}>{post.title}</h2>
      <Byline post={post} site={site} />
      <p css={excerptStyles}>{post.excerpt}</p>
      <div css={linkStyles}>
        <ButtonLink variant="quiet" to={post.path} about={post.title}>
          {buttonLabel}
        </ButtonLink>
      </div>
    </div>
  </li>
);
