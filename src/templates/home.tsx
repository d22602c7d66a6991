import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { HomeView } from "../views/home-view";

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
          label
          to
        }
      }
      industries {
        heading
        text
        buttonLabel
        more {
          label
          to
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

const HomePage = ({
  data,
  location,
  pageContext: { page },
}: PageProps<Present<Queries.HomePageQuery>, PageContext>) => (
  <>
    <Seo page={page} />
    <HomeView data={data} location={location} />
  </>
);

export default HomePage;
