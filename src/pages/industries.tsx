import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { IndustriesView } from "../views/industries-view";

export const query = graphql`
  query IndustriesPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    industriesPage {
      head {
        ...PageHead
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
    interfaceLabels {
      breadcrumbs
      comingSoon
    }
  }
`;

const IndustriesPage = ({ data }: PageProps<Queries.IndustriesPageQuery>) =>
  data.listedPage === null ? null : (
    <>
      <Seo page={data.listedPage} shown={{ items: data.allIndustry.nodes }} />
      <IndustriesView data={data} />
    </>
  );

export default IndustriesPage;
