import type { ContentTypeName } from "./content/content-types";
import { enquiryFormId } from "./paths";

/** The anchors on every page. */
export const commonAnchors = ["content"] as const;

/** The ids of sections by content type, without headings and questions; a test compares them with the built pages. */
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
