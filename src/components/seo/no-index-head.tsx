import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteData } from "../site/site-data";
import { fullTitle } from "./seo";

export const fragment = graphql`
  fragment NoIndexHead on SeoText {
    title
    description
  }
`;

/**
 * The head of what only answers to something else, an unknown address or a sent
 * form: it has no address to be found at.
 */
export const NoIndexHead = ({ seo }: { seo: Queries.NoIndexHeadFragment }) => (
  <Helmet>
    <title>{fullTitle(seo.title, useSiteData().siteSettings.name)}</title>
    <meta name="description" content={seo.description} />
    <meta name="robots" content="noindex" />
  </Helmet>
);
