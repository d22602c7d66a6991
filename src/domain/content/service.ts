import * as z from "zod";
import { questionId } from "../paths";
import { accent, category, draft, flag, formerSlugs, group, listOf, longText, order, slug, text } from "./fields";
import { hero, image, question, seo, statTile, tile } from "./shapes";

export const serviceSchema = z.strictObject({
  title: text("Title", "the name used on cards, in menus and as the form's choice", { max: 60 }),
  slug: slug(),
  formerSlugs: formerSlugs(),
  order: order(),
  category: category("Category", "one of the categories of the chat", "category"),
  accent: accent(),
  draft: draft(),
  comingSoon: flag("Coming soon", "true when the service has a card but no page yet, otherwise leave it out"),
  showOnHome: flag("Show on the home page", "true to have a card in the home page's grid"),
  description: longText("Description", "two sentences of 110 to 260 characters; cards show the first 100 characters", {
    min: 110,
    max: 260,
  }),
  image,
  seo,
  hero,
  overview: group("Overview", "a heading and an image beside the text of the body", {
    heading: text("Heading", "a heading for the three paragraphs of the body", { max: 90 }),
    image,
  }),
  stats: listOf(statTile, "Statistics", "four tiles", { min: 4, max: 4 }),
  features: group("What is included", "a heading and three to six tiles", {
    heading: text("Heading", "a heading over the tiles", { max: 90 }),
    tiles: listOf(tile, "Tiles", "three to six things that are included", { min: 3, max: 6 }),
  }),
  questions: listOf(question, "Questions", "three to five questions", { min: 3, max: 5 }).refine(
    (all) => new Set(all.map((one) => questionId(one.question))).size === all.length,
    { message: "has the same question twice", params: { advice: "write another question" } },
  ),
});

export type Service = z.infer<typeof serviceSchema>;

/** A service with a card but no page yet, so that the page's fields are optional. */
export const comingSoonServiceSchema = serviceSchema.partial({
  seo: true,
  hero: true,
  overview: true,
  stats: true,
  features: true,
  questions: true,
});
