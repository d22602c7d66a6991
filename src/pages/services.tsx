import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { ServicesView } from "../views/services-view";

export const query = graphql`
  query ServicesPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    servicesPage {
      head {
        ...PageHead
      }
      cardButtonLabel
      closing {
        ...ClosingBand
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    interfaceLabels {
      breadcrumbs
      comingSoon
    }
  }
`;

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) =>
  data.listedPage === null ? null : (
    <>
      <Seo page={data.listedPage} shown={{ items: data.allService.nodes }} />
      <ServicesView data={data} />
    </>
  );

export default ServicesPage;
