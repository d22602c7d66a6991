import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatDay } from "../../domain/dates";
import { color } from "../../theme/tokens/color";
import { typeSize } from "../../theme/tokens/type";

export const fragment = graphql`
  fragment Byline on Post {
    date
    author
  }

  fragment BylineSite on SiteSettings {
    team
    language
  }
`;

const styles = css({ color: color.muted, fontSize: typeSize.small });

interface BylineProps {
  post: Queries.BylineFragment;
  site: Queries.BylineSiteFragment;
}

/** When an article was published and by whom: the company's team where it names no author. */
export const Byline = ({ post, site }: BylineProps) => (
  <p css={styles}>
    <time dateTime={post.date}>{formatDay(post.date, site.language)}</time> | {post.author ?? site.team}
  </p>
);
