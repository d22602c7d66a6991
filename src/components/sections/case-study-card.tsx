import { graphql } from "gatsby";
import { routes } from "../../domain/paths";
import { type HeadedSectionOptions, ListSection } from "../primitives/section";
import { Card, type CardOptions, cardTitleStyles, smallLineStyles } from "./card";

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

interface CaseStudyCardProps extends CardOptions {
  study: Queries.CaseStudyCardFragment;
  buttonLabel: string;
}

export const CaseStudyCard = ({ study, buttonLabel, eager, heading: Heading = "h2" }: CaseStudyCardProps) => (
  <Card entry={study} buttonLabel={buttonLabel} eager={eager}>
    <p css={smallLineStyles}>{study.client}</p>
    <Heading css={cardTitleStyles}>{study.title}</Heading>
    <p>{study.summary}</p>
  </Card>
);

interface CaseStudyGridProps extends HeadedSectionOptions {
  studies: readonly Queries.CaseStudyCardFragment[];
  labels: Queries.RelatedWorkLabelsFragment;
}

export const CaseStudyGrid = ({ id = "work", studies, labels, ...section }: CaseStudyGridProps) => (
  <ListSection {...section} id={id} columns={3} more={{ label: labels.allLabel, to: routes.work }}>
    {studies.map((study) => (
      <CaseStudyCard key={study.path} study={study} buttonLabel={labels.cardButtonLabel} heading="h3" />
    ))}
  </ListSection>
);
