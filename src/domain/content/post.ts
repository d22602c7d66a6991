import * as z from "zod";
import { postPath } from "../paths";
import { accent, day, draft, expiresLater, formerSlugs, listOf, longText, schedule, slug, text } from "./fields";
import { freePath } from "./reserved-paths";
import { image, seo } from "./shapes";

/** Counted in code points. */
export const maxTagLength = 30;

export const postSchema = z
  .strictObject({
    title: text("Title", "the headline of the article", { max: 90 }),
    slug: slug().check(freePath(postPath)),
    formerSlugs: formerSlugs(),
    date: day("Date", "the day of publication as yyyy-mm-dd, such as 2025-06-01"),
    author: text("Author", "a name, or leave it out for the company's team", { max: 80 }).optional(),
    accent: accent(),
    draft: draft(),
    ...schedule(),
    image,
    excerpt: longText("Excerpt", "two sentences for the list of articles", { min: 80, max: 300 }),
    tags: listOf(
      text("Tag", "a topic in one to three words, such as SEO", { max: maxTagLength }),
      "Tags",
      "one to five topics that the article has in common with others, such as SEO",
      { max: 5 },
    ),
    seo,
  })
  .check(expiresLater);
