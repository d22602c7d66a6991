import * as z from "zod";
import {
  accent,
  day,
  draft,
  expiresLater,
  expiresTooEarly,
  formerSlugs,
  group,
  link,
  listOf,
  longText,
  schedule,
  slug,
  text,
} from "./fields";
import { image, seo, statTile } from "./shapes";

/** The slugs under which `/work` has other pages. */
const takenSlug = /^(?:industry|service|page)$/i;

export const caseStudySchema = z
  .strictObject({
    title: text({ title: "Title", description: "what was done, such as A booking page for a clinic", max: 90 }),
    slug: slug().refine((value) => !takenSlug.test(value), { message: "is part of other paths below /work" }),
    formerSlugs: formerSlugs(),
    client: text({
      title: "Client",
      description: "the client's name, or its kind, such as A regional hospital",
      max: 80,
    }),
    industry: slug().meta({
      title: "Industry",
      description: "the slug of an industry, such as healthcare",
      relation: "Industry",
    }),
    services: z.array(slug()).min(1).max(6).meta({
      title: "Services",
      description: "the slugs of one to six services, such as seo",
      relation: "Service",
    }),
    date: day({
      title: "Date",
      description: "the day it was finished as yyyy-mm-dd, such as 2026-03-01; the page shows the year",
    }),
    accent: accent(),
    draft: draft(),
    ...schedule(),
    image,
    summary: longText({
      title: "Summary",
      description: "one or two sentences for the card and the head of the page",
      min: 60,
      max: 260,
    }),
    challenge: longText({ title: "Challenge", description: "what the client needed, and why", max: 900 }),
    outcome: group("Outcome", "a text, and figures where there are any", {
      text: longText({ title: "Text", description: "what is better now", max: 900 }),
      figures: listOf(statTile, {
        title: "Figures",
        description: "one to four figures that the client has agreed to, or leave it out",
        max: 4,
      }).optional(),
    }),
    quote: slug()
      .meta({ title: "Quote", description: "the slug of a quote, or leave it out", relation: "Quote" })
      .optional(),
    gallery: listOf(image, {
      title: "Gallery",
      description: "one to twelve pictures, or leave it out",
      max: 12,
    }).optional(),
    link: link({ description: "where the work can be seen, such as https://example.com, or leave it out" }).optional(),
    seo,
  })
  .refine(expiresLater, expiresTooEarly);
