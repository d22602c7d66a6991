import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { Button, ButtonLink } from "../primitives/button";
import { Picture } from "../primitives/picture";
import { ListSection, type ListSectionOptions } from "../primitives/section";
import { cardBodyStyles, cardStyles } from "../primitives/styles";
import { useLabels } from "../site/site-data";
import { imageSizes } from "./images";

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

const textStyles = css({ color: color.muted, flex: 1 });

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  buttonLabel: string;
}

export const ServiceCard = ({ service, buttonLabel }: ServiceCardProps) => {
  const { comingSoon } = useLabels();
  return (
    <li css={cardStyles} data-accent={service.accent} data-pagefind-ignore="">
      <Picture image={service.image} sizes={imageSizes.third} />
      <div css={cardBodyStyles}>
        <h3>{service.title}</h3>
        <p css={textStyles}>{service.preview}</p>
        <div>
          {service.path === null ? (
            <Button variant="quiet" disabled>
              {comingSoon}
            </Button>
          ) : (
            <ButtonLink variant="quiet" to={service.path} about={service.title}>
              {buttonLabel}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
};

interface ServiceGridProps extends ListSectionOptions {
  services: readonly Queries.ServiceCardFragment[];
  buttonLabel: string;
}

export const ServiceGrid = ({ services, buttonLabel, id = "services", ...section }: ServiceGridProps) => (
  <ListSection {...section} id={id} columns={3}>
    {services.map((service) => (
      <ServiceCard key={service.title} service={service} buttonLabel={buttonLabel} />
    ))}
  </ListSection>
);
