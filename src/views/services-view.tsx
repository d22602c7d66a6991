import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHead } from "../components/sections/page-head";
import type { PageEntry } from "../domain/page-entry";

/** The list of services. */
export const ServicesView = ({ data, page }: { data: Queries.ServicesPageQuery; page: PageEntry }) => {
  const { servicesPage, interfaceLabels, allService } = data;
  if (servicesPage === null || interfaceLabels === null) return null;
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs page={page} label={interfaceLabels.breadcrumbs} />}
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
