import { graphql } from "gatsby";
import { HomeView } from "../views/home-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query HomePage {
    homePage {
      hero {
        ...HomeHero
      }
      about {
        ...HomeAbout
      }
      services {
        heading
        text
        buttonLabel
        more {
          ...CallToAction
        }
      }
      industries {
        heading
        text
        buttonLabel
        more {
          ...CallToAction
        }
      }
      contact {
        heading
        text
      }
    }
    allService(filter: { showOnHome: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allIndustry(sort: { order: ASC }) {
      nodes {
        ...IndustryCard
      }
    }
    contactPage {
      promise
      mapLabel
    }
    ...EnquiryForm
  }
`;

export default templateOf(HomeView);
