import * as z from "zod";
import { text } from "./fields";

/** The words of the interface that belong to no single page. */
export const interfaceLabelsSchema = z.strictObject({
  skipToContent: text({ title: "Skip link", description: "the link that passes over the header", max: 40 }),
  breadcrumbs: text({ title: "Breadcrumbs", description: "the name of the breadcrumbs, for screen readers", max: 40 }),
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
  waiting: text({
    title: "Ribbon of a page that waits",
    description: "what stands over a page that is not published yet; {moment} stands for when it will be",
    max: 60,
  }),
  expired: text({
    title: "Ribbon of a page that has expired",
    description: "what stands over a page that is published no longer; {moment} stands for since when",
    max: 60,
  }),
});
