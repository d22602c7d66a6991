import { graphql } from "gatsby";
import { Helmet } from "react-helmet";

export const fragment = graphql`
  fragment Seo on SeoText {
    title
    description
  }
`;

interface SeoProps {
  seo: Queries.SeoFragment;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** What search engines read of a page. The site's name and the canonical address come from the layout. */
export const Seo = ({ seo, hidden = false }: SeoProps) => (
  <Helmet title={seo.title}>
    <meta name="description" content={seo.description} />
    {hidden && <meta name="robots" content="noindex" />}
  </Helmet>
);
