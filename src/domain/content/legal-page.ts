import * as z from "zod";
import { legalPath } from "../paths";
import { day, formerSlugs, slug, text } from "./fields";
import { freePath } from "./reserved-paths";
import { seo } from "./shapes";

export const legalPageSchema = z.strictObject({
  title: text("Title", "the page's heading", { max: 60 }),
  slug: slug().check(freePath(legalPath)),
  formerSlugs: formerSlugs(),
  updated: day("Last changed", "the day of the last change as yyyy-mm-dd"),
  seo,
});
