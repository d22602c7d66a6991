import { Section, SectionHeading } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Carousel } from "../components/sections/carousel";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import type { ViewProps } from "./view-props";

/** The list of industries. */
export const IndustriesView = ({ data, pageContext: { page } }: ViewProps<Queries.IndustriesPageQuery>) => {
  const { industriesPage, allIndustry } = data;
  return (
    <>
      <PageHeader page={page} head={industriesPage.head} />
      {industriesPage.carousel.slides.length > 0 && <Carousel carousel={industriesPage.carousel} />}
      {allIndustry.nodes.length > 0 && (
        <Section labelledBy="list">
          <SectionHeading id="list" heading={industriesPage.listHeading} />
          <AlternatingRows rows={allIndustry.nodes} buttonLabel={industriesPage.cardButtonLabel} below />
        </Section>
      )}
      <ClosingBand closing={industriesPage.closing} />
    </>
  );
};
