import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/seo/seo";
import { HomeView } from "../views/home-view";

export const query = graphql`
  query HomePage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
    }
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
    siteSettings {
      ...ContactDetails
    }
    ...EnquiryForm
    interfaceLabels {
      comingSoon
    }
  }
`;

const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) =>
  data.listedPage === null ? null : (
    <>
      <Seo page={data.listedPage} />
      <HomeView data={data} location={location} />
    </>
  );

export default HomePage;
