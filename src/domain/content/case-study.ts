import * as z from "zod";
import { caseStudyPath } from "../paths";
import {
  accent,
  day,
  draft,
  expiresLater,
  formerSlugs,
  group,
  link,
  listOf,
  longText,
  reference,
  references,
  schedule,
  slug,
  text,
} from "./fields";
import { freePath } from "./reserved-paths";
import { image, seo, statTile } from "./shapes";

export const caseStudySchema = z
  .strictObject({
    title: text("Title", "what was done, such as A booking page for a clinic", { max: 90 }),
    slug: slug().check(freePath(caseStudyPath)),
    formerSlugs: formerSlugs(),
    client: text("Client", "the client's name, or its kind, such as A regional hospital", { max: 80 }),
    industry: reference("Industry", "Industry", "the slug of an industry, such as healthcare"),
    services: references("Service", "Services", "the slugs of one to six services, such as seo", 6),
    date: day("Date", "the day it was finished as yyyy-mm-dd, such as 2026-03-01; the page shows the year"),
    accent: accent(),
    draft: draft(),
    ...schedule(),
    image,
    summary: longText("Summary", "one or two sentences for the card and the head of the page", { min: 60, max: 260 }),
    challenge: longText("Challenge", "what the client needed, and why", { max: 900 }),
    outcome: group("Outcome", "a text, and figures where there are any", {
      text: longText("Text", "what is better now", { max: 900 }),
      figures: listOf(statTile, "Figures", "one to four figures that the client has agreed to, or leave it out", {
        max: 4,
      }).optional(),
    }),
    quote: reference("Quote", "Quote", "the slug of a quote, or leave it out").optional(),
    gallery: listOf(image, "Gallery", "one to twelve pictures, or leave it out", { max: 12 }).optional(),
    link: link("where the work can be seen, such as https://example.com, or leave it out").optional(),
    seo,
  })
  .check(expiresLater);
