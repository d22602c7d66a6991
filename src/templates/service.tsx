import { graphql, type PageProps } from "gatsby";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/overview";
import { Questions } from "../components/sections/questions";
import { ServiceGrid } from "../components/sections/service-grid";
import { StatStrip } from "../components/sections/stat-strip";
import { TileGrid } from "../components/sections/tile-grid";
import { Draft } from "../components/layout/draft";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";

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
  const { listedPage, service, servicesPage, interfaceLabels } = data;
  if (listedPage === null || service === null || servicesPage === null || interfaceLabels === null) return null;
  const { accent, draft, hero, image, enquiryPath, overview, html, stats, features, related, questions } = service;
  return (
    <article data-accent={accent}>
      <Seo page={listedPage} shown={{ service: hero.subline, picture: pictureFacts(image), questions }} />
      {draft === true && <Draft label={interfaceLabels.draft} />}
      <Hero
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        hero={hero}
        image={image}
        to={enquiryPath}
      />
      <Overview heading={overview.heading} image={overview.image} html={html} />
      <StatStrip stats={stats} />
      <TileGrid id="features" heading={features.heading} tiles={features.tiles} />
      <Questions heading={servicesPage.questionsHeading} questions={questions} location={location} />
      {related.length > 0 && (
        <ServiceGrid
          tone="mist"
          printed={false}
          heading={servicesPage.relatedHeading}
          services={related}
          buttonLabel={servicesPage.cardButtonLabel}
          comingSoon={interfaceLabels.comingSoon}
        />
      )}
      <ClosingBand closing={servicesPage.closing} to={enquiryPath} />
    </article>
  );
};

export default ServiceTemplate;
