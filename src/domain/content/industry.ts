import * as z from "zod";
import { accent, draft, formerSlugs, group, listOf, longText, order, slug, text } from "./fields";
import { hero, image, seo, serviceTile, statTile } from "./shapes";

export const industrySchema = z.strictObject({
  title: text({ title: "Title", description: "the name used on cards and in menus", max: 60 }),
  slug: slug(),
  formerSlugs: formerSlugs(),
  order: order(),
  accent: accent(),
  draft: draft(),
  description: longText({
    title: "Description",
    description: "one or two sentences for the card on the industries page",
    min: 80,
    max: 260,
  }),
  image,
  seo,
  hero,
  intro: group("Introduction", "a heading; the text is the body of the file", {
    heading: text({ title: "Heading", description: "a heading for the text of the body", max: 90 }),
  }),
  tilesHeading: text({ title: "Heading over the tiles", description: "what the four tiles have in common", max: 90 }),
  tiles: listOf(serviceTile, { title: "Tiles", description: "four things we build for this industry", min: 4, max: 4 }),
  stats: listOf(statTile, {
    title: "Statistics",
    description: "four tiles, or leave it out",
    min: 4,
    max: 4,
  }).optional(),
  services: z.array(slug()).min(1).max(6).meta({
    title: "Matching services",
    description: "the slugs of one to six services, such as seo",
    relation: "Service",
  }),
});

export type Industry = z.infer<typeof industrySchema>;
