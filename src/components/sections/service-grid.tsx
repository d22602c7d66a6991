import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { SectionHeading } from "../primitives/section-heading";
import type { CallToAction } from "../../domain/content/shapes";
import { ServiceCard } from "./service-card";

interface ServiceGridProps {
  heading: string;
  text?: string;
  more?: CallToAction;
  services: readonly Queries.ServiceCardFragment[];
  buttonLabel: string;
  tone?: "background" | "surface";
  /** Whether it belongs on paper too. */
  printed?: boolean | undefined;
}

export const ServiceGrid = ({
  heading,
  text,
  more,
  services,
  tone = "background",
  printed,
  buttonLabel,
}: ServiceGridProps) => (
  <Section labelledBy="services" tone={tone} printed={printed}>
    <SectionHeading id="services" heading={heading} text={text} more={more} />
    <Grid columns={3}>
      {services.map((service) => (
        <ServiceCard key={service.title} service={service} buttonLabel={buttonLabel} />
      ))}
    </Grid>
  </Section>
);
