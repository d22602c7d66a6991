import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";

/** The list of services. */
export const ServicesView = ({ data }: { data: Queries.ServicesPageQuery }) => {
  const { listedPage, servicesPage, interfaceLabels, allService } = data;
  if (listedPage === null || servicesPage === null || interfaceLabels === null) return null;
  return (
    <>
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
