import { graphql } from "gatsby";

export const fragment = graphql`
  fragment EnquiryForm on Query {
    enquiryForm {
      forms {
        name
        fields {
          field
          required
          label
        }
      }
      inputs {
        firstName {
          ...FormField
        }
        lastName {
          ...FormField
        }
        email {
          ...FormField
        }
        phone {
          ...FormField
        }
        service {
          ...FormField
        }
        company {
          ...FormField
        }
        companyWebsite {
          ...FormField
        }
        budget {
          label
          missing
          choices
        }
        timeFrame {
          label
          missing
          choices
        }
        newsletter {
          ...FormField
        }
        message {
          ...FormField
        }
      }
      optional
      noService
      noChoice
      submit
      sending
      sent
      success
      reference
      failure
      offline
      tooMany
      problems
      invalidEmail
      tooLong
      honeypot
      consent
      privacyPage {
        title
        slug
      }
    }
  }

  fragment FormField on FormField {
    label
    missing
  }
`;
