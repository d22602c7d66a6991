import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { SectionHeading } from "../primitives/section-heading";
import type { CallToAction } from "../../domain/content/shapes";
import { IndustryCard } from "./industry-card";

interface IndustryGridProps {
  heading: string;
  text: string;
  more: CallToAction;
  industries: readonly Queries.IndustryCardFragment[];
  buttonLabel: string;
}

export const IndustryGrid = ({ heading, text, more, industries, buttonLabel }: IndustryGridProps) => (
  <Section labelledBy="industries" tone="surface">
    <SectionHeading id="industries" heading={heading} text={text} more={more} />
    <Grid columns={4}>
      {industries.map((industry) => (
        <IndustryCard key={industry.path} industry={industry} buttonLabel={buttonLabel} />
      ))}
    </Grid>
  </Section>
);
