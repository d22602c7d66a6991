import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { IndustryView } from "../views/industry-view";

export const query = graphql`
  query IndustryTemplate($id: String!, $caseStudies: [String!]!) {
    caseStudies(ids: $caseStudies) {
      ...CaseStudyCard
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
    workPage {
      ...RelatedWorkLabels
    }
    servicesPage {
      cardButtonLabel
    }
  }
`;

const IndustryTemplate = ({
  data,
  pageContext: { page },
}: PageProps<Present<Queries.IndustryTemplateQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={{ picture: pictureFacts(data.industry.image) }} />
    <IndustryView data={data} page={page} />
  </>
);

export default IndustryTemplate;
