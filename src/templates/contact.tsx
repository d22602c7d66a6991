import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { ContactView } from "../views/contact-view";

export const query = graphql`
  query ContactPage {
    contactPage {
      head {
        ...PageHeader
      }
      image {
        ...WideImage
      }
      formHeading
      detailsHeading
      promise
      mapLabel
    }
    ...EnquiryForm
  }
`;

const ContactPage = ({
  data,
  location,
  pageContext: { page },
}: PageProps<Present<Queries.ContactPageQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={{ picture: pictureFacts(data.contactPage.image) }} />
    <ContactView data={data} page={page} location={location} />
  </>
);

export default ContactPage;
