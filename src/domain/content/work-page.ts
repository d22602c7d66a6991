import * as z from "zod";
import { group } from "./fields";
import { listLabels } from "./list-labels";
import { buttonLabel, heading, label, pageTexts } from "./page-shapes";
import { closing } from "./shapes";

/** The labels of the lists of case studies and of their pages. */
export const workPageSchema = z.strictObject({
  ...pageTexts,
  industriesLabel: label("Industries", "the name of the list of industries, such as By industry"),
  servicesLabel: label("Services", "the name of the list of services, such as By service"),
  moreLabel: buttonLabel("the words that open the rest of a long list of industries or services"),
  cardButtonLabel: buttonLabel("the words on each card's link"),
  allLabel: buttonLabel("the words of the link to all case studies"),
  relatedHeading: heading("the heading over case studies on the pages of services and industries"),
  facts: group("Facts", "four words in the head of a case study", {
    client: label("Client", "what stands before the client"),
    industry: label("Industry", "what stands before the industry"),
    services: label("Services", "what stands before the services"),
    year: label("Year", "what stands before the year"),
  }),
  challengeHeading: heading("the heading over what the client needed"),
  workHeading: heading("the heading over what was done"),
  outcomeHeading: heading("the heading over what is better now"),
  linkLabel: buttonLabel("the words of the link to the finished work"),
  ...listLabels("industries and services", "the industry or the service"),
  closing,
});
