import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button-link";
import { cardBodyStyles, cardStyles } from "../primitives/card-styles";
import { Picture } from "../primitives/picture";
import { color } from "../../theme/tokens/color";
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
  <li css={cardStyles} data-accent={post.accent}>
    <Picture image={post.image} sizes={imageSizes.third} eager={eager} />
    <div css={cardBodyStyles}>
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
