import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import { ContactView } from "../views/contact-view";

export const query = graphql`
  query ContactPage {
    contactPage {
      head {
        ...PageHead
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
    siteSettings {
      ...ContactDetails
    }
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const ContactPage = ({ data, location, pageContext: { page } }: PageProps<Queries.ContactPageQuery, PageContext>) => {
  const { contactPage } = data;
  if (contactPage === null) return null;
  return (
    <>
      <Seo page={page} shown={{ picture: pictureFacts(contactPage.image) }} />
      <ContactView data={data} page={page} location={location} />
    </>
  );
};

export default ContactPage;
