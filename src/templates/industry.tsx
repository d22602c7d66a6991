import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import { IndustryView } from "../views/industry-view";

export const query = graphql`
  query IndustryTemplate($id: String!) {
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

const IndustryTemplate = ({ data, pageContext: { page } }: PageProps<Queries.IndustryTemplateQuery, PageContext>) => {
  const { industry } = data;
  if (industry === null) return null;
  return (
    <>
      <Seo page={page} shown={{ picture: pictureFacts(industry.image) }} />
      <IndustryView data={data} page={page} />
    </>
  );
};

export default IndustryTemplate;
