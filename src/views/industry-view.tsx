import { CaseStudyGrid } from "../components/sections/case-study-card";
import { ClosingBand } from "../components/sections/closing-band";
import { Hero } from "../components/sections/hero";
import { Introduction } from "../components/sections/prose-sections";
import { ServiceGrid } from "../components/sections/service-grid";
import { StatStrip } from "../components/sections/stat-strip";
import { TileGrid } from "../components/sections/tile-grid";
import { routes } from "../domain/paths";
import type { ViewProps } from "./view-props";

export const IndustryView = ({ data, pageContext: { page } }: ViewProps<Queries.IndustryTemplateQuery>) => {
  const { industry, industriesPage, servicesPage, caseStudies, workPage } = data;
  return (
    <article data-accent={industry.accent}>
      <Hero
        page={page}
        {...industry.hero}
        button={{ label: industry.hero.buttonLabel, to: routes.contact }}
        picture={industry.image}
      />
      <Introduction heading={industry.intro.heading} html={industry.html} />
      {industry.stats !== null && <StatStrip stats={industry.stats} />}
      <TileGrid id="tiles" heading={industry.tilesHeading} tiles={industry.tiles} />
      <CaseStudyGrid heading={workPage.relatedHeading} studies={caseStudies} labels={workPage} printed={false} />
      <ServiceGrid
        heading={industriesPage.servicesHeading}
        services={industry.services}
        buttonLabel={servicesPage.cardButtonLabel}
      />
      <ClosingBand closing={industriesPage.closing} />
    </article>
  );
};
