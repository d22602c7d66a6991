import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { ServicesView } from "../views/services-view";

export const query = graphql`
  query ServicesPage {
    servicesPage {
      head {
        ...PageHeader
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
  }
`;

const ServicesPage = ({ data, pageContext: { page } }: PageProps<Present<Queries.ServicesPageQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={{ items: data.allService.nodes }} />
    <ServicesView data={data} page={page} />
  </>
);

export default ServicesPage;
