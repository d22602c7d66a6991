import * as z from "zod";
import { group } from "./fields";
import { label } from "./page-shapes";

/** The interface labels that are not specific to one page. */
export const interfaceLabelsSchema = z.strictObject({
  skipToContent: label("Skip link", "the link that passes over the header"),
  breadcrumbs: label("Breadcrumbs", "the name of the breadcrumbs, for screen readers"),
  mainNavigation: label("Main navigation", "its name for screen readers"),
  toggleMenu: label("Menu button", "the name of the button that opens the menu"),
  allOf: label("All", "the link to a whole list; {title} stands for its name"),
  quickContacts: label("Quick contacts", "the name of the disclosure beside Contact Us"),
  call: label("Call", "the words of a telephone link"),
  email: label("E-mail", "the words of a mail link"),
  whatsapp: label("WhatsApp", "the words of a WhatsApp link"),
  comingSoon: label("Coming soon", "the button of a card without a page"),
  quickLinks: label("Quick links", "a heading in the footer"),
  contactDetails: label("Contact details", "a heading in the footer"),
  followUs: label("Social networks", "a heading in the footer"),
  review: label("Review", "the words of the review link"),
  legal: label("Legal", "the name of the list of legal pages"),
  copyright: label("Copyright", "{year} and {name} stand for the year and the company", 120),
  readingProgress: label("Reading progress", "the name of the progress bar"),
  updated: label("Last changed", "the line under a legal page's title; {day} stands for the day", 60),
  theme: group("Theme", "the words of the switch in the footer", {
    legend: label("Name", "what is chosen, for screen readers"),
    system: label("System", "the theme that the visitor's device has", 20),
    light: label("Light", "the light theme", 20),
    dark: label("Dark", "the dark theme", 20),
  }),
  draft: label("Draft ribbon", "what stands over a page that is not published", 60),
  waiting: label(
    "Ribbon of a page that waits",
    "what stands over a page that is not published yet; {moment} stands for when it will be",
    60,
  ),
  expired: label(
    "Ribbon of a page that has expired",
    "what stands over a page that is published no longer; {moment} stands for since when",
    60,
  ),
});
