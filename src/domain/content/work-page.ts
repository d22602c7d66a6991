import * as z from "zod";
import { paginationLabels } from "./blog-page";
import { longText } from "./fields";
import { buttonLabel, heading, label, pageHead, pageName } from "./page-shapes";
import { closing, seo } from "./shapes";

const filterPages = z
  .strictObject({
    title: label(
      "Title for search engines",
      "a short title with {subject}, which stands for the industry or the service",
      45,
    ).regex(/\{subject\}/),
    description: longText({
      title: "Description for search engines",
      description: "a sentence of up to 130 characters with {subject}",
      min: 60,
      max: 130,
    }).regex(/\{subject\}/),
    headline: label("Headline", "the main heading, with {subject}", 90).regex(/\{subject\}/),
    subline: longText({
      title: "Subline",
      description: "one or two sentences under the headline; {subject} can stand in it",
      max: 320,
    }),
  })
  .meta({ title: "Pages of industries and services", description: "the words of the lists of a part of the work" });

const furtherPages = z
  .strictObject({
    title: label(
      "Title for search engines",
      "a title such as {title} – page {page}, in which {title} is that of the list's first page",
      45,
    ).regex(/(?=.*\{title\}).*\{page\}/),
    description: longText({
      title: "Description for search engines",
      description: "a sentence with {title} and {page}; {pages} can stand in it",
      min: 60,
      max: 130,
    }).regex(/(?=.*\{title\}).*\{page\}/),
    subline: label("Subline", "a line such as Page {page} of {pages}", 60).regex(/\{page\}/),
    ...paginationLabels,
  })
  .meta({ title: "Further pages", description: "what is said from the second page of a list on, and between pages" });

/** The words of the lists of case studies and of what stands around one. */
export const workPageSchema = z.strictObject({
  name: pageName,
  seo,
  head: pageHead,
  industriesLabel: label("Industries", "the name of the list of industries, such as By industry"),
  servicesLabel: label("Services", "the name of the list of services, such as By service"),
  moreLabel: buttonLabel("the words that open the rest of a long list of industries or services"),
  cardButtonLabel: buttonLabel("the words on each card's link"),
  allLabel: buttonLabel("the words of the link to all case studies"),
  relatedHeading: heading("the heading over case studies on the pages of services and industries"),
  facts: z
    .strictObject({
      client: label("Client", "what stands before the client"),
      industry: label("Industry", "what stands before the industry"),
      services: label("Services", "what stands before the services"),
      year: label("Year", "what stands before the year"),
    })
    .meta({ title: "Facts", description: "four words in the head of a case study" }),
  challengeHeading: heading("the heading over what the client needed"),
  workHeading: heading("the heading over what was done"),
  outcomeHeading: heading("the heading over what is better now"),
  linkLabel: buttonLabel("the words of the link to the finished work"),
  filterPages,
  furtherPages,
  closing,
});
