import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { Present } from "../domain/present";
import { type WorkContext, WorkView } from "../views/work-view";

export const query = graphql`
  query WorkTemplate($caseStudies: [String!]!) {
    caseStudies(ids: $caseStudies) {
      ...CaseStudyCard
    }
    workPage {
      head {
        ...PageHeader
      }
      filterPages {
        headline
        subline
      }
      furtherPages {
        subline
        label
        page
        all
        previous
        next
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
