import * as z from "zod";
import { accent, draft, formerSlugs, group, listOf, longText, order, references, slug, text } from "./fields";
import { hero, image, seo, statTile, tile } from "./shapes";

export const industrySchema = z.strictObject({
  title: text("Title", "the name used on cards and in menus", { max: 60 }),
  slug: slug(),
  formerSlugs: formerSlugs(),
  order: order(),
  accent: accent(),
  draft: draft(),
  description: longText("Description", "one or two sentences for the card on the industries page", {
    min: 80,
    max: 260,
  }),
  image,
  seo,
  hero,
  intro: group("Introduction", "a heading; the text is the body of the file", {
    heading: text("Heading", "a heading for the text of the body", { max: 90 }),
  }),
  tilesHeading: text("Heading over the tiles", "what the four tiles have in common", { max: 90 }),
  tiles: listOf(tile, "Tiles", "four things we build for this industry", { min: 4, max: 4 }),
  stats: listOf(statTile, "Statistics", "four tiles, or leave it out", { min: 4, max: 4 }).optional(),
  services: references("Service", "Matching services", "the slugs of one to six services, such as seo", 6),
});
