import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query ServicesPage {
    servicesPage {
      seo {
        ...Seo
      }
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
      comingSoon
    }
  }
`;

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { servicesPage, interfaceLabels, allService } = data;
  if (servicesPage === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo seo={servicesPage.seo} />
      <PageHead head={servicesPage.head} />
      <Section>
        <AlternatingRows
          rows={allService.nodes}
          buttonLabel={servicesPage.cardButtonLabel}
          comingSoon={interfaceLabels.comingSoon}
        />
      </Section>
      <ClosingBand closing={servicesPage.closing} />
    </>
  );
};

export default ServicesPage;
