import { graphql, type PageProps } from "gatsby";
import { HomeAbout } from "../components/sections/home-about";
import { HomeHero } from "../components/sections/home-hero";
import { IndustryGrid } from "../components/sections/industry-grid";
import { ServiceGrid } from "../components/sections/service-grid";
import { Section } from "../components/primitives/section";
import { SectionHeading } from "../components/primitives/section-heading";
import { Seo } from "../components/seo/seo";
import { EnquiryForm } from "../features/enquiry/enquiry-form";

export const query = graphql`
  query HomePage {
    homePage {
      seo {
        ...Seo
      }
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
      }
      industries {
        heading
        text
        buttonLabel
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
    ...EnquiryForm
    interfaceLabels {
      comingSoon
    }
  }
`;

const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  const { homePage, interfaceLabels } = data;
  if (homePage === null || interfaceLabels === null) return null;
  const { hero, about, services, industries, contact } = homePage;
  return (
    <>
      <Seo seo={homePage.seo} />
      <HomeHero hero={hero} />
      <HomeAbout about={about} />
      <ServiceGrid {...services} services={data.allService.nodes} comingSoon={interfaceLabels.comingSoon} />
      <IndustryGrid {...industries} industries={data.allIndustry.nodes} />
      <Section labelledBy="contact" text>
        <SectionHeading id="contact" heading={contact.heading} text={contact.text} />
        <EnquiryForm data={data} form="home" labelledBy="contact" query={location.search} />
      </Section>
    </>
  );
};

export default HomePage;
