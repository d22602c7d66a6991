import { z } from "zod";
import { link, listOf, longText, oldPath, text } from "./fields";
import { callToAction } from "./shapes";

const phone = z
  .strictObject({
    label: text({ title: "Label", description: "what the number is for, such as Sales", max: 40 }),
    number: z
      .string()
      .regex(/^\+[\d ]{7,24}$/)
      .meta({ title: "Number", description: "the number with its country code, such as +91 00000 00001" }),
  })
  .meta({ id: "Phone", title: "Phone", description: "a label and a number" });

const socialLink = z
  .strictObject({
    platform: z
      .enum(["facebook", "x", "linkedin", "instagram", "youtube", "pinterest"])
      .meta({ title: "Platform", description: "one of facebook, x, linkedin, instagram, youtube, pinterest" }),
    label: text({ title: "Name", description: "the platform's name, such as LinkedIn", max: 30 }),
    url: link({ description: "the address of the company's page there" }),
  })
  .meta({ id: "SocialLink", title: "Social network", description: "a platform, a label and a url" });

/** All that names the company. Changing this one file gives the site another brand. */
export const siteSettingsSchema = z.strictObject({
  name: text({ title: "Name", description: "the company's name", max: 60 }),
  shortName: text({ title: "Short name", description: "the name under an icon, twelve letters at most", max: 12 }),
  team: text({ title: "Team", description: "who signs articles without an author", max: 80 }),
  url: z
    .string()
    .regex(/^https:\/\/[^/\s]+$/)
    .meta({ title: "Address of the site", description: "https:// and the host, without a slash at the end" }),
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/)
    .meta({ title: "Language", description: "a language tag such as en-IN" }),
  timeZone: text({ title: "Time zone", description: "a name of the tz database such as Asia/Kolkata", max: 60 }),
  tagline: longText({ title: "Tagline", description: "one sentence that says what the company does", max: 200 }),
  email: z.email().meta({ title: "E-mail", description: "the address that clients write to" }),
  emailSubject: text({ title: "Subject", description: "the subject of a mail written from the site", max: 120 }),
  phones: listOf(phone, { title: "Phones", description: "one to five numbers, the main one first", max: 5 }),
  whatsapp: z
    .strictObject({
      number: z
        .string()
        .regex(/^\d{7,15}$/)
        .meta({ title: "Number", description: "digits only, with the country code, such as 910000000001" }),
      label: text({ title: "Label", description: "the name of the floating button", max: 60 }),
      greeting: text({ title: "Greeting", description: "the message that is already typed", max: 200 }),
    })
    .meta({ title: "WhatsApp", description: "a number, a label and a greeting" }),
  address: z
    .strictObject({
      street: text({ title: "Street", description: "building, street, sector" }),
      locality: text({ title: "Town", description: "the town" }),
      region: text({ title: "State", description: "the state" }),
      postalCode: text({ title: "Postal code", description: "six digits", max: 12 }),
      country: text({ title: "Country", description: "the country" }),
      mapUrl: link({ description: "the address of a map search for the office" }),
    })
    .meta({ title: "Office", description: "the postal address" }),
  hours: z
    .strictObject({
      text: text({ title: "Hours", description: "the hours in words" }),
      urgent: text({ title: "Urgent queries", description: "what holds outside these hours" }),
    })
    .meta({ title: "Working hours", description: "the hours and what holds outside them" }),
  social: listOf(socialLink, { title: "Social networks", description: "one to six networks", max: 6 }),
  reviewUrl: link({ description: "where clients leave a review" }),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

const links = (title: string) => listOf(callToAction, { title, description: "one to eight links", max: 8 });

export const navigationSchema = z.strictObject({
  header: links("Links in the header"),
  contact: callToAction,
  menu: z
    .strictObject({
      services: text({ title: "Services", description: "the heading of the collapsible list of services", max: 40 }),
      industries: text({
        title: "Industries",
        description: "the heading of the collapsible list of industries",
        max: 40,
      }),
      links: links("Links in the menu of small screens"),
    })
    .meta({ title: "Menu of small screens", description: "two headings and the links under them" }),
  footer: links("Quick links in the footer"),
});

/** The words of the interface that belong to no single page. */
export const interfaceLabelsSchema = z.strictObject({
  skipToContent: text({ title: "Skip link", description: "the link that passes over the header", max: 40 }),
  mainNavigation: text({ title: "Main navigation", description: "its name for screen readers", max: 40 }),
  toggleMenu: text({ title: "Menu button", description: "the name of the button that opens the menu", max: 40 }),
  allOf: text({ title: "All", description: "the link to a whole list; {title} stands for its name", max: 40 }),
  quickContacts: text({
    title: "Quick contacts",
    description: "the name of the disclosure beside Contact Us",
    max: 40,
  }),
  call: text({ title: "Call", description: "the words of a telephone link", max: 40 }),
  email: text({ title: "E-mail", description: "the words of a mail link", max: 40 }),
  whatsapp: text({ title: "WhatsApp", description: "the words of a WhatsApp link", max: 40 }),
  comingSoon: text({ title: "Coming soon", description: "the button of a card without a page", max: 40 }),
  quickLinks: text({ title: "Quick links", description: "a heading in the footer", max: 40 }),
  contactDetails: text({ title: "Contact details", description: "a heading in the footer", max: 40 }),
  followUs: text({ title: "Social networks", description: "a heading in the footer", max: 40 }),
  review: text({ title: "Review", description: "the words of the review link", max: 40 }),
  legal: text({ title: "Legal", description: "the name of the list of legal pages", max: 40 }),
  copyright: text({
    title: "Copyright",
    description: "{year} and {name} stand for the year and the company",
    max: 120,
  }),
  readingProgress: text({ title: "Reading progress", description: "the name of the progress bar", max: 40 }),
  updated: text({
    title: "Last changed",
    description: "the line under a legal page's title; {day} stands for the day",
    max: 60,
  }),
  theme: z
    .strictObject({
      legend: text({ title: "Name", description: "what is chosen, for screen readers", max: 40 }),
      system: text({ title: "System", description: "the theme that the visitor's device has", max: 20 }),
      light: text({ title: "Light", description: "the light theme", max: 20 }),
      dark: text({ title: "Dark", description: "the dark theme", max: 20 }),
    })
    .meta({ title: "Theme", description: "the words of the switch in the footer" }),
  draft: text({ title: "Draft ribbon", description: "what stands over a page that is not published", max: 60 }),
});

export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z
        .strictObject({
          from: oldPath({ title: "From", description: "the old path without a slash at its end, such as /contact" }),
          to: link({ title: "To", description: "the path of an existing page" }),
        })
        .meta({ id: "RedirectRule", title: "Redirect", description: "an old path (from) and a new one (to)" }),
    )
    .max(5000)
    .meta({ title: "Redirects", description: "old paths and where they lead now" }),
});
