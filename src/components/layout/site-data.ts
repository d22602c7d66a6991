import { graphql, useStaticQuery } from "gatsby";

/** What every page shows around its content: the brand, the menus, the words of the interface. */
export const useSiteData = (): Queries.SiteDataQuery =>
  useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      siteSettings {
        name
        language
        tagline
        social {
          label
          url
        }
        reviewUrl
        whatsapp {
          number
          label
          greeting
        }
        email
        emailSubject
        phones {
          number
        }
        address {
          street
          locality
          region
          postalCode
          country
          mapUrl
        }
        hours {
          text
          urgent
        }
      }
      navigation {
        header {
          label
          to
        }
        contact {
          label
          to
        }
        menu {
          services
          industries
          links {
            label
            to
          }
        }
        footer {
          label
          to
        }
      }
      banners {
        label
        banners {
          text
          link {
            label
            to
          }
        }
      }
      interfaceLabels {
        skipToContent
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
        theme {
          legend
          system
          light
          dark
        }
      }
      searchWords {
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
          label
          to
        }
        loading
        failed
        offline
        retry
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
      allLegalPage(sort: { title: ASC }) {
        nodes {
          title
          path
        }
      }
    }
  `);

export type SiteData = Queries.SiteDataQuery;
export type SearchWords = NonNullable<SiteData["searchWords"]>;

/** The settings, which the content check has made sure are there. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error("A settings file is missing; run the content check.");
  return value;
};
