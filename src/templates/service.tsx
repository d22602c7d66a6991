import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { ServiceView } from "../views/service-view";

export const query = graphql`
  query ServiceTemplate($id: String!, $caseStudies: [String!]!) {
    caseStudies(ids: $caseStudies) {
      ...CaseStudyCard
    }
    service(id: { eq: $id }) {
      accent
      draft
      enquiryPath
      html
      hero {
        ...Hero
      }
      image {
        ...WideImage
      }
      overview {
        heading
        image {
          ...WideImage
        }
      }
      stats {
        ...StatStrip
      }
      features {
        heading
        tiles {
          ...TileGrid
        }
      }
      questions {
        ...Questions
      }
      related {
        ...ServiceCard
      }
    }
    workPage {
      ...RelatedWorkLabels
    }
    servicesPage {
      cardButtonLabel
      relatedHeading
      questionsHeading
      closing {
        ...ClosingBand
      }
    }
  }
`;

const ServiceTemplate = ({
  data,
  location,
  pageContext: { page },
}: PageProps<Present<Queries.ServiceTemplateQuery>, PageContext>) => {
  const { service } = data;
  const { hero, image, questions } = service;
  return (
    <>
      <Seo page={page} shown={{ service: hero.subline, picture: pictureFacts(image), questions }} />
      <ServiceView data={data} page={page} location={location} />
    </>
  );
};

export default ServiceTemplate;
