import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/sections/contact-details";
import { HomeAbout } from "../components/sections/home-about";
import { HomeHero } from "../components/sections/home-hero";
import { IndustryGrid } from "../components/sections/industry-grid";
import { ServiceGrid } from "../components/sections/service-grid";
import { TextBlock } from "../components/sections/text-block";
import { Columns } from "../components/primitives/columns";
import { Section } from "../components/primitives/section";
import { Seo } from "../components/seo/seo";
import { EnquiryForm } from "../features/enquiry/enquiry-form";

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

const HomePage = ({ data, location }: PageProps<Queries.HomePageQuery>) => {
  const { listedPage, homePage, contactPage, siteSettings, interfaceLabels } = data;
  if (listedPage === null || homePage === null) return null;
  if (contactPage === null || siteSettings === null || interfaceLabels === null) return null;
  const { hero, about, services, industries, contact } = homePage;
  return (
    <>
      <Seo page={listedPage} />
      <HomeHero hero={hero} />
      <HomeAbout about={about} />
      <ServiceGrid {...services} services={data.allService.nodes} comingSoon={interfaceLabels.comingSoon} />
      <IndustryGrid {...industries} industries={data.allIndustry.nodes} />
      <Section labelledBy="contact">
        <Columns
          lead={
            <TextBlock id="contact" heading={contact.heading}>
              <p>{contact.text}</p>
              <p>{contactPage.promise}</p>
              <ContactDetails site={siteSettings} mapLabel={contactPage.mapLabel} />
            </TextBlock>
          }
        >
          <EnquiryForm data={data} form="home" labelledBy="contact" query={location.search} />
        </Columns>
      </Section>
    </>
  );
};

export default HomePage;
