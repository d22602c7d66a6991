import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDay } from "../../domain/dates";
import type { ListPage } from "../../domain/list-pages";
import { fillTemplate } from "../../domain/template-text";
import { color, typeSize } from "../../theme/tokens";
import { Grid } from "../primitives/grid";
import { type HeadedSectionOptions, ListSection, Section } from "../primitives/section";
import { useSiteData } from "../site/site-data";
import { Card, type CardOptions, cardTitleStyles, smallLineStyles } from "./card";
import { Pagination } from "./pagination";

export const fragment = graphql`
  fragment Byline on Post {
    date
    author
    readingMinutes
  }

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

  fragment PostCardLabels on BlogPage {
    cardButtonLabel
    readingTime
  }

  fragment PostList on BlogPage {
    empty
    furtherPages {
      ...Pagination
    }
    ...PostCardLabels
  }
`;

const styles = css({ color: color.muted, fontSize: typeSize.small });
/** Never starts a line. */
const separator = "\u00a0| ";
const timeStyles = css({ whiteSpace: "nowrap" });

interface BylineProps {
  post: Queries.BylineFragment;
  labels: Pick<Queries.PostCardLabelsFragment, "readingTime">;
}

/** An article's date, author (by default the company's team) and reading time. */
export const Byline = ({ post, labels }: BylineProps) => {
  const { team, language } = useSiteData().siteSettings;
  return (
    <p css={styles}>
      <time dateTime={post.date}>{formatDay(post.date, language)}</time>
      {separator}
      {post.author ?? team}
      {separator}
      <span css={timeStyles}>{fillTemplate(labels.readingTime, { minutes: post.readingMinutes })}</span>
    </p>
  );
};

const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" }) as const;

const titleStyles = css(cardTitleStyles, clamp(2));
const excerptStyles = css(clamp(3));

interface PostCardProps extends CardOptions {
  post: Queries.PostCardFragment;
  labels: Queries.PostCardLabelsFragment;
}

/** An article in a list. Its tags are plain text, since the whole card is one link. */
const PostCard = ({ post, labels, eager, heading: Heading = "h2" }: PostCardProps) => (
  <Card entry={post} buttonLabel={labels.cardButtonLabel} eager={eager}>
    <p css={smallLineStyles}>{post.tags.join(" · ")}</p>
    <Heading css={titleStyles}>{post.title}</Heading>
    <Byline post={post} labels={labels} />
    <p css={excerptStyles}>{post.excerpt}</p>
  </Card>
);

interface PostGridProps extends HeadedSectionOptions {
  posts: readonly Queries.PostCardFragment[];
  labels: Queries.PostCardLabelsFragment;
}

export const PostGrid = ({ posts, labels, id = "related", ...section }: PostGridProps) => (
  <ListSection ground="tinted" {...section} id={id} columns={3} printed={false}>
    {posts.map((post) => (
      <PostCard key={post.path} post={post} labels={labels} heading="h3" />
    ))}
  </ListSection>
);

interface PostListProps {
  page: Pick<ListPage, "list" | "page" | "pageCount">;
  posts: readonly Queries.PostCardFragment[];
  labels: Queries.PostListFragment;
}

/** The articles of one page of a list, with pagination. */
export const PostList = ({ page, posts, labels }: PostListProps) => (
  <Section>
    {posts.length === 0 ? (
      <p>{labels.empty}</p>
    ) : (
      <Grid columns={3}>
        {posts.map((post, index) => (
          <PostCard key={post.path} post={post} labels={labels} eager={index === 0} />
        ))}
      </Grid>
    )}
    <Pagination {...page} labels={labels.furtherPages} />
  </Section>
);
