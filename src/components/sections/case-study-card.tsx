import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { routes } from "../../domain/paths";
import { color, typeSize } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Picture } from "../primitives/picture";
import { ListSection, type ListSectionOptions } from "../primitives/section";
import { cardBodyStyles, cardStyles } from "../primitives/styles";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment CaseStudyCard on CaseStudy {
    title
    path
    accent
    client
    summary
    image {
      ...CardImage
    }
  }

  fragment RelatedWorkLabels on WorkPage {
    relatedHeading
    cardButtonLabel
    allLabel
  }
`;

const clientStyles = css({ color: color.muted, fontSize: typeSize.small, fontWeight: 600 });
const titleStyles = css({ fontSize: "1.25rem" });
const summaryStyles = css({ flex: 1, color: color.muted });

interface CaseStudyCardProps {
  study: Queries.CaseStudyCardFragment;
  buttonLabel: string;
  /** Whether the card is the first that is seen. */
  eager?: boolean;
  /** Where its title stands among the headings of the page. */
  heading?: "h2" | "h3";
}

/** A case study in a list. */
export const CaseStudyCard = ({ study, buttonLabel, eager = false, heading: Heading = "h2" }: CaseStudyCardProps) => (
  <li css={cardStyles} data-accent={study.accent} data-pagefind-ignore="">
    <Picture image={study.image} sizes={imageSizes.third} eager={eager} />
    <div css={cardBodyStyles}>
      <p css={clientStyles}>{study.client}</p>
      <Heading css={titleStyles}>{study.title}</Heading>
      <p css={summaryStyles}>{study.summary}</p>
      <div>
        <ButtonLink variant="quiet" to={study.path} about={study.title}>
          {buttonLabel}
        </ButtonLink>
      </div>
    </div>
  </li>
);

interface CaseStudyGridProps extends ListSectionOptions {
  studies: readonly Queries.CaseStudyCardFragment[];
  labels: Queries.RelatedWorkLabelsFragment;
}

/** Case studies with the way to all of them; nothing where there are none. */
export const CaseStudyGrid = ({ id = "work", studies, labels, ...section }: CaseStudyGridProps) =>
  studies.length > 0 && (
    <ListSection {...section} id={id} columns={3} more={{ label: labels.allLabel, to: routes.work }}>
      {studies.map((study) => (
        <CaseStudyCard key={study.path} study={study} buttonLabel={labels.cardButtonLabel} heading="h3" />
      ))}
    </ListSection>
  );
