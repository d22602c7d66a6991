import type { ContentTypeName } from "./content/content-types";
import { enquiryFormId } from "./paths";

/** What can be linked to on every page. */
export const commonAnchors = ["content"] as const;

/**
 * The ids that the sections of a page have, by the content type of the page: `/services/seo#questions`. They stand in
 * the pages' sections too; a test compares both in the built pages. The headings of a text, and questions, have ids
 * of their own besides.
 */
export const sectionAnchors: Partial<Record<ContentTypeName, readonly string[]>> = {
  HomePage: ["about", "services", "industries", "contact", enquiryFormId],
  AboutPage: ["about", "reasons", "closing"],
  ContactPage: ["form", enquiryFormId, "details"],
  ServicesPage: ["closing"],
  IndustriesPage: ["list", "closing"],
  BlogPage: ["closing"],
  Service: ["overview", "features", "questions", "services", "closing"],
  Industry: ["introduction", "tiles", "services", "closing"],
  Post: ["share", "contents", "related", "closing"],
  LegalPage: ["contents"],
};
