import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button";
import { cardBodyStyles, cardStyles } from "../primitives/styles";
import { Picture } from "../primitives/picture";
import { color, typeSize } from "../../theme/tokens";
import { Byline } from "./byline";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment PostCard on Post {
    title
    path
    accent
    excerpt
    tags
    image {
      ...CardImage
    }
    ...Byline
  }

  fragment PostCardWords on BlogPage {
    cardButtonLabel
    ...BylineWords
  }
`;

const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" }) as const;

const tagsStyles = css({ color: color.muted, fontSize: typeSize.small, fontWeight: 600 });
const titleStyles = css({ fontSize: "1.25rem", ...clamp(2) });
const excerptStyles = css({ color: color.muted, ...clamp(3) });
const linkStyles = css({ marginBlockStart: "auto" });

interface PostCardProps {
  post: Queries.PostCardFragment;
  words: Queries.PostCardWordsFragment;
  /** Whether the card is among the first that are seen. */
  eager?: boolean;
  /** Where its title stands among the headings of the page. */
  heading?: "h2" | "h3";
}

/** An article in a list. Its tags are plain words: the whole card is one link, to the article. */
export const PostCard = ({ post, words, eager = false, heading: Heading = "h2" }: PostCardProps) => (
  <li css={cardStyles} data-accent={post.accent} data-pagefind-ignore="">
    <Picture image={post.image} sizes={imageSizes.third} eager={eager} />
    <div css={cardBodyStyles}>
      <p css={tagsStyles}>{post.tags.join(" · ")}</p>
      <Heading css={titleStyles}>{post.title}</Heading>
      <Byline post={post} words={words} />
      <p css={excerptStyles}>{post.excerpt}</p>
      <div css={linkStyles}>
        <ButtonLink variant="quiet" to={post.path} about={post.title}>
          {words.cardButtonLabel}
        </ButtonLink>
      </div>
    </div>
  </li>
);
