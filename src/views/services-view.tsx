import { Section } from "../components/primitives/section";
import { AlternatingRows } from "../components/sections/alternating-rows";
import { ClosingBand } from "../components/sections/closing-band";
import { PageHeader } from "../components/sections/page-header";
import type { ViewProps } from "./view-props";

export const ServicesView = ({ data, pageContext: { page } }: ViewProps<Queries.ServicesPageQuery>) => {
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
