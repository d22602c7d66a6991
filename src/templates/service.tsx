import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import { ServiceView } from "../views/service-view";

export const query = graphql`
  query ServiceTemplate($id: String!, $path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
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
    servicesPage {
      cardButtonLabel
      relatedHeading
      questionsHeading
      closing {
        ...ClosingBand
      }
    }
    interfaceLabels {
      breadcrumbs
      comingSoon
      draft
    }
  }
`;

const ServiceTemplate = ({ data, location }: PageProps<Queries.ServiceTemplateQuery>) => {
  const { listedPage, service } = data;
  if (listedPage === null || service === null) return null;
  const { hero, image, questions } = service;
  return (
    <>
      <Seo page={listedPage} shown={{ service: hero.subline, picture: pictureFacts(image), questions }} />
      <ServiceView data={data} location={location} />
    </>
  );
};

export default ServiceTemplate;
