import { graphql, type PageProps } from "gatsby";
import { Section } from "../components/primitives/section";
import { SectionHeading } from "../components/primitives/section-heading";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Carousel } from "../components/sections/carousel";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import { Seo } from "../components/seo/seo";

export const query = graphql`
  query IndustriesPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    industriesPage {
      head {
        ...PageHead
      }
      carousel {
        ...Carousel
      }
      listHeading
      cardButtonLabel
      closing {
        ...ClosingBand
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryRow
      }
    }
    interfaceLabels {
      breadcrumbs
      comingSoon
    }
  }
`;

const IndustriesPage = ({ data }: PageProps<Queries.IndustriesPageQuery>) => {
  const { listedPage, industriesPage, interfaceLabels, allIndustry } = data;
  if (listedPage === null || industriesPage === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ items: allIndustry.nodes }} />
      <PageHead
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        head={industriesPage.head}
      />
      {industriesPage.carousel.slides.length > 0 && <Carousel carousel={industriesPage.carousel} />}
      <Section labelledBy="list">
        <SectionHeading id="list" heading={industriesPage.listHeading} />
        <AlternatingRows
          rows={allIndustry.nodes}
          buttonLabel={industriesPage.cardButtonLabel}
          comingSoon={interfaceLabels.comingSoon}
          below
        />
      </Section>
      <ClosingBand closing={industriesPage.closing} />
    </>
  );
};

export default IndustriesPage;
