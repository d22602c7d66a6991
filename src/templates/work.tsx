import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { Present } from "../domain/present";
import { type WorkContext, WorkView } from "../views/work-view";

export const query = graphql`
  query WorkTemplate($ids: [String!]!) {
    caseStudies(ids: $ids) {
      ...CaseStudyCard
    }
    workPage {
      head {
        ...PageHeader
      }
      subjectPages {
        headline
        subline
      }
      furtherPages {
        subline
        ...Pagination
      }
      industriesLabel
      servicesLabel
      moreLabel
      cardButtonLabel
      allLabel
      closing {
        ...ClosingBand
      }
    }
  }
`;

const WorkTemplate = ({ data, pageContext }: PageProps<Present<Queries.WorkTemplateQuery>, WorkContext>) => (
  <>
    <Seo page={pageContext.page} shown={{ items: data.caseStudies }} />
    <WorkView data={data} pageContext={pageContext} />
  </>
);

export default WorkTemplate;
