import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDay } from "../../domain/dates";
import { fillTemplate } from "../../domain/template-text";
import { color, typeSize } from "../../theme/tokens";
import { useSiteData } from "../site/site-data";

export const fragment = graphql`
  fragment Byline on Post {
    date
    author
    readingMinutes
  }

  fragment BylineWords on BlogPage {
    readingTime
  }
`;

const styles = css({ color: color.muted, fontSize: typeSize.small });
/** Stays at the end of its line. */
const separator = "\u00a0| ";
const timeStyles = css({ whiteSpace: "nowrap" });

interface BylineProps {
  post: Queries.BylineFragment;
  words: Queries.BylineWordsFragment;
}

/** When an article was published, by whom (the company's team where it names no author), and how long it takes. */
export const Byline = ({ post, words }: BylineProps) => {
  const { team, language } = useSiteData().siteSettings;
  return (
    <p css={styles}>
      <time dateTime={post.date}>{formatDay(post.date, language)}</time>
      {separator}
      {post.author ?? team}
      {separator}
      <span css={timeStyles}>{fillTemplate(words.readingTime, { minutes: post.readingMinutes })}</span>
    </p>
  );
};
