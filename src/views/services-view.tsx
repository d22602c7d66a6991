import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import type { PageEntry } from "../domain/page-entry";
import type { Present } from "../domain/present";

/** The list of services. */
export const ServicesView = ({ data, page }: { data: Present<Queries.ServicesPageQuery>; page: PageEntry }) => {
  const { servicesPage, allService } = data;
  return (
    <>
      <PageHeader page={page} head={servicesPage.head} />
      <Section>
        <AlternatingRows rows={allService.nodes} buttonLabel={servicesPage.cardButtonLabel} />
      </Section>
      <ClosingBand closing={servicesPage.closing} />
    </>
  );
};
