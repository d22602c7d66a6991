import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { SectionHeading } from "../primitives/section-heading";
import { ServiceCard } from "./service-card";

interface ServiceGridProps {
  heading: string;
  text?: string;
  services: readonly Queries.ServiceCardFragment[];
  buttonLabel: string;
  comingSoon: string;
  tone?: "paper" | "mist";
}

export const ServiceGrid = ({ heading, text, services, tone = "paper", ...labels }: ServiceGridProps) => (
  <Section labelledBy="services" tone={tone}>
    <SectionHeading id="services" heading={heading} text={text} />
    <Grid columns={3}>
      {services.map((service) => (
        <ServiceCard key={service.title} service={service} {...labels} />
      ))}
    </Grid>
  </Section>
);
