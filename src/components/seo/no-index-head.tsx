import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteData } from "../site/site-data";
import { fullTitle } from "./seo";

export const fragment = graphql`
  fragment NoIndexHead on DescribedPage {
    seo {
      title
      description
    }
  }
`;

/** The head of the 404 pages and of a sent form's confirmation, which are excluded from search engines. */
export const NoIndexHead = ({ seo }: Queries.NoIndexHeadFragment) => (
  <Helmet>
    <title>{fullTitle(seo.title, useSiteData().siteSettings.name)}</title>
    <meta name="description" content={seo.description} />
    <meta name="robots" content="noindex" />
  </Helmet>
);
