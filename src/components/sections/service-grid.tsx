import { graphql } from "gatsby";
import { type HeadedSectionOptions, ListSection } from "../primitives/section";
import { Card } from "./card";

export const fragment = graphql`
  fragment ServiceCard on Service {
    title
    path
    accent
    preview
    image {
      ...CardImage
    }
  }
`;

interface ServiceGridProps extends HeadedSectionOptions {
  services: readonly Queries.ServiceCardFragment[];
  buttonLabel: string;
}

export const ServiceGrid = ({ services, buttonLabel, id = "services", ...section }: ServiceGridProps) => (
  <ListSection {...section} id={id} columns={3}>
    {services.map((service) => (
      <Card key={service.title} entry={service} buttonLabel={buttonLabel}>
        <h3>{service.title}</h3>
        <p>{service.preview}</p>
      </Card>
    ))}
  </ListSection>
);
