import * as z from "zod";
import { group, listOf, longText } from "./fields";
import { buttonLabel, heading, intro, label, pageHead, pageTexts } from "./page-shapes";
import { callToAction, closing, image, seo, statTile, tile } from "./shapes";

export const aboutPageSchema = z.strictObject({
  ...pageTexts,
  about: group("About", "a heading, paragraphs, an image and a button", {
    heading: heading(),
    paragraphs: listOf(longText("Paragraph", "a paragraph", { max: 700 }), "Paragraphs", "one to five paragraphs", {
      max: 5,
    }),
    image,
    button: callToAction,
  }),
  counters: listOf(statTile, "Counters", "four tiles", { min: 4, max: 4 }),
  reasons: group("Reasons", "a heading and four tiles", {
    heading: heading(),
    tiles: listOf(tile, "Reasons", "four tiles", { min: 4, max: 4 }),
  }),
  closing,
});

export const contactPageSchema = z.strictObject({
  ...pageTexts,
  image,
  formHeading: heading("the heading over the form"),
  detailsHeading: heading("the heading over the contact details"),
  promise: label("Promise", "how soon an answer comes", 140),
  mapLabel: buttonLabel("the words of the link to the map"),
});

export const servicesPageSchema = z.strictObject({
  ...pageTexts,
  cardButtonLabel: buttonLabel("the words on each card's button"),
  relatedHeading: heading("the heading over related services on a service's page"),
  questionsHeading: heading("the heading over the questions on a service's page"),
  closing,
});

const notFoundTexts = { seo, heading: heading("what happened, in a few words"), text: intro() };
const nextLinks = listOf(callToAction, "Links", "one to six places to go on", { max: 6 });

export const notFoundPageSchema = z.strictObject({ ...notFoundTexts, links: nextLinks });
export const postNotFoundPageSchema = z.strictObject({ ...notFoundTexts, links: nextLinks });

/** The page shown after sending an enquiry without JavaScript. */
export const enquiryReceivedPageSchema = z.strictObject({
  seo,
  head: pageHead,
  reference: intro("a sentence that holds as it is; the function that receives enquiries puts the reference there"),
  links: nextLinks,
});
