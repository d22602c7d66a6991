import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { CaseStudyView } from "../views/case-study-view";

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      title
      accent
      draft
      publication
      publishAt
      expireAt
      summary
      link
      image {
        ...WideImage
      }
      outcome {
        figures {
          ...StatStrip
        }
      }
      quote {
        slug
        ...ClientQuote
      }
      gallery {
        ...WideImage
      }
      ...CaseStudyFacts
      ...CaseStudyStory
    }
    workPage {
      allLabel
      linkLabel
      facts {
        ...CaseStudyFactNames
      }
      closing {
        ...ClosingBand
      }
      ...CaseStudyHeadings
    }
  }
`;

const CaseStudyTemplate = ({
  data,
  pageContext: { page },
}: PageProps<Present<Queries.CaseStudyTemplateQuery>, PageContext>) => {
  const { image, industry, services } = data.caseStudy;
  return (
    <>
      <Seo page={page} shown={{ picture: pictureFacts(image), work: { industry, services } }} />
      <CaseStudyView data={data} page={page} />
    </>
  );
};

export default CaseStudyTemplate;
