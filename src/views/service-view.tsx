import { CaseStudyGrid } from "../components/sections/case-study-card";
import { ClosingBand } from "../components/sections/closing-band";
import { Hero } from "../components/sections/hero";
import { Overview } from "../components/sections/prose-sections";
import { Questions } from "../components/sections/questions";
import { ServiceGrid } from "../components/sections/service-grid";
import { StatStrip } from "../components/sections/stat-strip";
import { TileGrid } from "../components/sections/tile-grid";
import { enquiryPath } from "../domain/paths";
import type { ViewProps } from "./view-props";

export const ServiceView = ({ data, pageContext: { page }, location }: ViewProps<Queries.ServiceTemplateQuery>) => {
  const { service, servicesPage, caseStudies, workPage } = data;
  const { accent, hero, image, slug, overview, html, stats, features, related, questions } = service;
  return (
    <article data-accent={accent}>
      <Hero page={page} {...hero} button={{ label: hero.buttonLabel, to: enquiryPath(slug) }} picture={image} />
      <Overview heading={overview.heading} image={overview.image} html={html} />
      <StatStrip stats={stats} />
      <TileGrid id="features" heading={features.heading} tiles={features.tiles} />
      <CaseStudyGrid heading={workPage.relatedHeading} studies={caseStudies} labels={workPage} printed={false} />
      <Questions heading={servicesPage.questionsHeading} questions={questions} location={location} />
      <ServiceGrid
        ground="tinted"
        printed={false}
        heading={servicesPage.relatedHeading}
        services={related}
        buttonLabel={servicesPage.cardButtonLabel}
      />
      <ClosingBand closing={servicesPage.closing} to={enquiryPath(slug)} />
    </article>
  );
};
