import { graphql, type PageProps } from "gatsby";
import { AnswerSeo } from "../components/seo/answer-seo";
import { EnquiryReceivedView } from "../views/enquiry-received-view";

export const query = graphql`
  query EnquiryReceivedPage {
    enquiryReceivedPage {
      seo {
        ...AnswerSeo
      }
      head {
        ...PageHead
      }
      reference
      links {
        label
        to
      }
    }
  }
`;

const EnquiryReceivedPage = ({ data }: PageProps<Queries.EnquiryReceivedPageQuery>) =>
  data.enquiryReceivedPage === null ? null : (
    <>
      <AnswerSeo seo={data.enquiryReceivedPage.seo} />
      <EnquiryReceivedView data={data} />
    </>
  );

export default EnquiryReceivedPage;
