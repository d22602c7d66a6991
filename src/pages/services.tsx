import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { Seo } from "../components/seo/seo";

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

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { listedPage, servicesPage, interfaceLabels, allService } = data;
  if (listedPage === null || servicesPage === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ items: allService.nodes }} />
      <PageHead
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        head={servicesPage.head}
      />
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
