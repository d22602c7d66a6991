import { HeadedSection } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Carousel } from "../components/sections/carousel";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import type { ViewProps } from "./view-props";

export const IndustriesView = ({ data, pageContext: { page } }: ViewProps<Queries.IndustriesPageQuery>) => {
  const { industriesPage, allIndustry } = data;
  return (
    <>
      <PageHeader page={page} head={industriesPage.head} />
      {industriesPage.carousel.slides.length > 0 && <Carousel carousel={industriesPage.carousel} />}
      {allIndustry.nodes.length > 0 && (
        <HeadedSection id="list" heading={industriesPage.listHeading}>
          <AlternatingRows rows={allIndustry.nodes} buttonLabel={industriesPage.cardButtonLabel} below />
        </HeadedSection>
      )}
      <ClosingBand closing={industriesPage.closing} />
    </>
  );
};
