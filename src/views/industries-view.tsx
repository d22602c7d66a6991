import { Section } from "../components/primitives/section";
import { SectionHeading } from "../components/primitives/section-heading";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { Carousel } from "../components/sections/carousel";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import type { PageEntry } from "../domain/page-entry";

/** The list of industries. */
export const IndustriesView = ({ data, page }: { data: Queries.IndustriesPageQuery; page: PageEntry }) => {
  const { industriesPage, interfaceLabels, allIndustry } = data;
  if (industriesPage === null || interfaceLabels === null) return null;
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs page={page} label={interfaceLabels.breadcrumbs} />}
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
