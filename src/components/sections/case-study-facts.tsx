import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, space, typeSize } from "../../theme/tokens";
import { SmartLink } from "../primitives/smart-link";

export const fragment = graphql`
  fragment CaseStudyFacts on CaseStudy {
    client
    date
    industry {
      title
      path
    }
    services {
      title
      path
    }
  }

  fragment CaseStudyFactNames on WorkPageFacts {
    client
    industry
    services
    year
  }
`;

const styles = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: `${space[4]} ${space[8]}`,
  width: "100%",
  margin: 0,
  overflowWrap: "anywhere",
  "& dt": { color: color.muted, fontSize: typeSize.small },
  "& dd": { margin: 0, fontWeight: 600 },
  "& a": { display: "inline-block", minHeight: "1.75rem", textUnderlineOffset: "0.2em" },
});

interface CaseStudyFactsProps {
  study: Queries.CaseStudyFactsFragment;
  names: Queries.CaseStudyFactNamesFragment;
}

/** The client, industry, services and year of a case study. */
export const CaseStudyFacts = ({ study, names }: CaseStudyFactsProps) => (
  <dl css={styles}>
    <div>
      <dt>{names.client}</dt>
      <dd>{study.client}</dd>
    </div>
    <div>
      <dt>{names.industry}</dt>
      <dd>
        <SmartLink to={study.industry.path}>{study.industry.title}</SmartLink>
      </dd>
    </div>
    <div>
      <dt>{names.services}</dt>
      {study.services.map(({ title, path }) => (
        <dd key={title}>{path === null ? title : <SmartLink to={path}>{title}</SmartLink>}</dd>
      ))}
    </div>
    <div>
      <dt>{names.year}</dt>
      <dd>
        <time dateTime={study.date}>{study.date.slice(0, 4)}</time>
      </dd>
    </div>
  </dl>
);
