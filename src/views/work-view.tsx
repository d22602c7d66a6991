import { Grid } from "../components/primitives/grid";
import { Section } from "../components/primitives/section";
import { CaseStudyCard } from "../components/sections/case-study-card";
import { ClosingBand } from "../components/sections/closing-band";
import { ListHeader } from "../components/sections/list-header";
import { Pagination } from "../components/sections/pagination";
import { TagLinks } from "../components/sections/tag-links";
import type { Tag } from "../domain/blog/tags";
import type { ListContext } from "../domain/list-texts";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

interface WorkContext extends ListContext {
  filters: { industries: readonly Tag[]; services: readonly Tag[] };
}

/** One page of the list of case studies. */
export const WorkView = ({ data, pageContext }: ViewProps<Queries.WorkTemplateQuery, WorkContext>) => {
  const { workPage, caseStudies } = data;
  const { listPage, filters } = pageContext;
  const filter = { more: workPage.moreLabel, current: listPage.list };
  return (
    <>
      <ListHeader context={pageContext} all={{ label: workPage.allLabel, to: routes.work }}>
        <TagLinks {...filter} label={workPage.industriesLabel} tags={filters.industries} />
        <TagLinks {...filter} label={workPage.servicesLabel} tags={filters.services} />
      </ListHeader>
      <Section>
        <Grid columns={3}>
          {caseStudies.map((study, index) => (
            <CaseStudyCard key={study.path} study={study} buttonLabel={workPage.cardButtonLabel} eager={index === 0} />
          ))}
        </Grid>
        <Pagination {...listPage} labels={workPage.furtherPages} />
      </Section>
      <ClosingBand closing={workPage.closing} />
    </>
  );
};
