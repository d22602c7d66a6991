import { ContactDetails } from "../components/sections/contact-details";
import { SplitSection } from "../components/sections/headed-text";
import { HomeAbout } from "../components/sections/home-about";
import { HomeHero } from "../components/sections/home-hero";
import { IndustryGrid } from "../components/sections/industry-grid";
import { ServiceGrid } from "../components/sections/service-grid";
import { EnquiryForm } from "../features/enquiry/enquiry-form";
import type { ViewProps } from "./view-props";

export const HomeView = ({ data, location }: ViewProps<Queries.HomePageQuery>) => {
  const { homePage, contactPage } = data;
  const { hero, about, services, industries, contact } = homePage;
  return (
    <>
      <HomeHero hero={hero} />
      <HomeAbout about={about} />
      <ServiceGrid {...services} intro={services.text} services={data.allService.nodes} />
      <IndustryGrid {...industries} intro={industries.text} industries={data.allIndustry.nodes} />
      <SplitSection
        id="contact"
        heading={contact.heading}
        lead={
          <>
            <p>{contact.text}</p>
            <p>{contactPage.promise}</p>
            <ContactDetails mapLabel={contactPage.mapLabel} />
          </>
        }
      >
        <EnquiryForm data={data} form="home" labelledBy="contact" query={location.search} />
      </SplitSection>
    </>
  );
};
