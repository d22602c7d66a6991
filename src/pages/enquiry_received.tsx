import { graphql, type PageProps } from "gatsby";
import { NoIndexHead } from "../components/seo/no-index-head";
import type { Present } from "../domain/present";
import { EnquiryReceivedView } from "../views/enquiry-received-view";

export const query = graphql`
  query EnquiryReceivedPage {
    enquiryReceivedPage {
      ...NoIndexHead
      ...PageHeader
      reference
      links {
        ...CallToAction
      }
    }
  }
`;

const EnquiryReceivedPage = ({ data }: PageProps<Present<Queries.EnquiryReceivedPageQuery>>) => (
  <>
    <NoIndexHead seo={data.enquiryReceivedPage.seo} />
    <EnquiryReceivedView data={data} />
  </>
);

export default EnquiryReceivedPage;
