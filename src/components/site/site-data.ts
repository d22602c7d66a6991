import { graphql, useStaticQuery } from "gatsby";
import { createContext, useContext } from "react";
import type { Present } from "../../domain/present";

export type SiteData = Present<Queries.SiteDataQuery>;
export type SearchLabels = SiteData["searchLabels"];

/** Provided by the layout, and by the CMS preview with the edited content. */
export const SiteDataContext = createContext<SiteData | undefined>(undefined);

/** Returns the data of all pages: the brand, the menus, the interface labels. */
export const useSiteData = (): SiteData => {
  const data = useContext(SiteDataContext);
  if (data === undefined) throw new Error("There is no SiteDataContext around this component.");
  return data;
};

export const useLabels = (): SiteData["interfaceLabels"] => useSiteData().interfaceLabels;

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    label
    to
  }
`;

/** Queries the value of `SiteDataContext`. */
export const useSiteQuery = (): SiteData =>
  useStaticQuery<SiteData>(graphql`
    query SiteData {
      siteSettings {
        name
        url
        language
        tagline
        team
        social {
          label
          url
        }
        reviewUrl
        leftOut
        whatsapp {
          number
          label
          greeting
        }
        email
        emailSubject
        phones {
          label
          number
        }
        address {
          street
          locality
          region
          postalCode
          country
          line
          mapUrl
        }
        hours {
          text
          urgent
        }
      }
      navigation {
        header {
          ...CallToAction
        }
        contact {
          ...CallToAction
        }
        menu {
          services
          industries
          links {
            ...CallToAction
          }
        }
        footer {
          ...CallToAction
        }
      }
      analytics {
        provider
        host
        site
      }
      banners {
        label
        banners {
          text
          link {
            ...CallToAction
          }
        }
      }
      interfaceLabels {
        skipToContent
        breadcrumbs
        mainNavigation
        toggleMenu
        allOf
        quickContacts
        call
        email
        whatsapp
        quickLinks
        contactDetails
        followUs
        review
        legal
        copyright
        comingSoon
        readingProgress
        updated
        draft
        waiting
        expired
        theme {
          legend
          system
          light
          dark
        }
      }
      searchLabels {
        label
        field
        hint
        close
        suggestionsHeading
        suggestions {
          title
          path
        }
        oneResult
        results
        bestResults
        nothing
        ask {
          ...CallToAction
        }
        loading
        failed
        offline
        retry
      }
      chatScript {
        panel {
          title
          open
          close
          direct
          loading
          failed
          retry
          whatsapp
        }
      }
      allService(filter: { comingSoon: { ne: true } }, sort: { order: ASC }) {
        nodes {
          title
          path
        }
      }
      allIndustry(sort: { order: ASC }) {
        nodes {
          title
          path
        }
      }
      menuPages: allBuiltPage(filter: { inMenu: { eq: true } }, sort: { title: ASC }) {
        nodes {
          label: title
          to: path
        }
      }
      allLegalPage(sort: { title: ASC }) {
        nodes {
          label: title
          to: path
        }
      }
    }
  `);
