import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { IndustriesView } from "../views/industries-view";

export const query = graphql`
  query IndustriesPage {
    industriesPage {
      head {
        ...PageHeader
      }
      carousel {
        ...Carousel
      }
      listHeading
      cardButtonLabel
      closing {
        ...ClosingBand
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryRow
      }
    }
  }
`;

const IndustriesPage = ({
  data,
  pageContext: { page },
}: PageProps<Present<Queries.IndustriesPageQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={{ items: data.allIndustry.nodes }} />
    <IndustriesView data={data} page={page} />
  </>
);

export default IndustriesPage;
