import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import { ContactView } from "../views/contact-view";

export const query = graphql`
  query ContactPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
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

const ContactPage = ({ data, location }: PageProps<Queries.ContactPageQuery>) => {
  const { listedPage, contactPage } = data;
  if (listedPage === null || contactPage === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ picture: pictureFacts(contactPage.image) }} />
      <ContactView data={data} location={location} />
    </>
  );
};

export default ContactPage;
