import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import { IndustryView } from "../views/industry-view";

export const query = graphql`
  query IndustryTemplate($id: String!, $path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    industry(id: { eq: $id }) {
      accent
      draft
      html
      tilesHeading
      hero {
        ...Hero
      }
      image {
        ...WideImage
      }
      intro {
        heading
      }
      tiles {
        ...TileGrid
      }
      stats {
        ...StatStrip
      }
      services {
        ...ServiceCard
      }
    }
    industriesPage {
      servicesHeading
      closing {
        ...ClosingBand
      }
    }
    servicesPage {
      cardButtonLabel
    }
    interfaceLabels {
      breadcrumbs
      comingSoon
      draft
    }
  }
`;

const IndustryTemplate = ({ data }: PageProps<Queries.IndustryTemplateQuery>) => {
  const { listedPage, industry } = data;
  if (listedPage === null || industry === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ picture: pictureFacts(industry.image) }} />
      <IndustryView data={data} />
    </>
  );
};

export default IndustryTemplate;
