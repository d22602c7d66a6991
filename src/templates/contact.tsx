import { graphql } from "gatsby";
import { ContactView } from "../views/contact-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query ContactPage {
    contactPage {
      ...PageHeader
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

export default templateOf(ContactView, ({ contactPage }) => ({ picture: contactPage.image }));
