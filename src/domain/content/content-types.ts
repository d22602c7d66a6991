import type { z } from "zod";
import { bannersSchema } from "./banners";
import { blogPageSchema } from "./blog-page";
import { chatScriptSchema } from "./chat-script";
import { acknowledgementSchema, enquiryFormSchema } from "./enquiry-form";
import { fieldVitalsSchema } from "./field-vitals";
import { homePageSchema } from "./home-page";
import { industriesPageSchema } from "./industries-page";
import { industrySchema } from "./industry";
import { interfaceLabelsSchema } from "./interface-labels";
import { legalPageSchema } from "./legal-page";
import { navigationSchema } from "./navigation";
import {
  aboutPageSchema,
  contactPageSchema,
  enquiryReceivedPageSchema,
  notFoundPageSchema,
  postNotFoundPageSchema,
  servicesPageSchema,
} from "./pages";
import { postSchema } from "./post";
import { redirectsSchema } from "./redirect-list";
import { searchWordsSchema } from "./search-words";
import { comingSoonServiceSchema, serviceSchema } from "./service";
import { siteSettingsSchema } from "./settings";

export interface ContentType {
  /** What editors call it: the kind of a folder's entries, of which `singular` names one, or a file. */
  label: string;
  singular?: string;
  /** Where its files are, below `content/`: a folder of Markdown files, or one JSON file. */
  location: { folder: string } | { file: string };
  schema: z.ZodObject;
  /** A more lenient schema for entries that say so themselves. */
  variant?: { when: (data: Record<string, unknown>) => boolean; schema: z.ZodObject };
}

/** All content types by the name they have in GraphQL. */
export const contentTypes = {
  Service: {
    label: "Services",
    singular: "Service",
    location: { folder: "services" },
    schema: serviceSchema,
    variant: { when: (data) => data["comingSoon"] === true, schema: comingSoonServiceSchema },
  },
  Industry: { label: "Industries", singular: "Industry", location: { folder: "industries" }, schema: industrySchema },
  Post: { label: "Articles", singular: "Article", location: { folder: "posts" }, schema: postSchema },
  LegalPage: { label: "Legal pages", singular: "Legal page", location: { folder: "legal" }, schema: legalPageSchema },
  HomePage: { label: "Home", location: { file: "pages/home.json" }, schema: homePageSchema },
  AboutPage: { label: "About", location: { file: "pages/about.json" }, schema: aboutPageSchema },
  ContactPage: { label: "Contact", location: { file: "pages/contact.json" }, schema: contactPageSchema },
  ServicesPage: { label: "List of services", location: { file: "pages/services.json" }, schema: servicesPageSchema },
  IndustriesPage: {
    label: "List of industries, with the slides",
    location: { file: "pages/industries.json" },
    schema: industriesPageSchema,
  },
  BlogPage: { label: "List of articles", location: { file: "pages/blog.json" }, schema: blogPageSchema },
  EnquiryReceivedPage: {
    label: "Enquiry received",
    location: { file: "pages/enquiry-received.json" },
    schema: enquiryReceivedPageSchema,
  },
  NotFoundPage: { label: "Page not found", location: { file: "pages/not-found.json" }, schema: notFoundPageSchema },
  PostNotFoundPage: {
    label: "Article not found",
    location: { file: "pages/post-not-found.json" },
    schema: postNotFoundPageSchema,
  },
  SiteSettings: {
    label: "Company and contact details",
    location: { file: "settings/site.json" },
    schema: siteSettingsSchema,
  },
  Navigation: { label: "Menus", location: { file: "settings/navigation.json" }, schema: navigationSchema },
  InterfaceLabels: {
    label: "Words of the interface",
    location: { file: "settings/labels.json" },
    schema: interfaceLabelsSchema,
  },
  Banners: { label: "Banners", location: { file: "settings/banners.json" }, schema: bannersSchema },
  SearchWords: { label: "Words of the search", location: { file: "settings/search.json" }, schema: searchWordsSchema },
  EnquiryForm: { label: "Enquiry form", location: { file: "settings/enquiry-form.json" }, schema: enquiryFormSchema },
  Acknowledgement: {
    label: "Mail that acknowledges an enquiry",
    location: { file: "settings/acknowledgement.json" },
    schema: acknowledgementSchema,
  },
  FieldVitals: {
    label: "Measuring of speed",
    location: { file: "settings/field-vitals.json" },
    schema: fieldVitalsSchema,
  },
  ChatScript: { label: "Chat", location: { file: "chatbot/script.json" }, schema: chatScriptSchema },
  Redirects: { label: "Redirects", location: { file: "redirects/redirects.json" }, schema: redirectsSchema },
} as const satisfies Record<string, ContentType>;

export type ContentTypeName = keyof typeof contentTypes;

export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** The definition of a content type, in its general form. */
export const contentType = (name: ContentTypeName): ContentType => contentTypes[name];

/** Whether the type's files are Markdown with front matter (otherwise one JSON file). */
export const hasBody = (name: ContentTypeName): boolean => "folder" in contentType(name).location;

/**
 * The content type of a file.
 *
 * @param file path below `content/`, with forward slashes
 * @returns undefined for a file that is no entry, such as a picture
 */
export const contentTypeOf = (file: string): ContentTypeName | undefined =>
  contentTypeNames.find((name) => {
    const { location } = contentType(name);
    return "file" in location ? file === location.file : file.startsWith(`${location.folder}/`) && file.endsWith(".md");
  });

/** The schema that an entry has to satisfy. */
export const schemaFor = (name: ContentTypeName, data: Record<string, unknown>): z.ZodObject => {
  const { schema, variant } = contentType(name);
  return variant?.when(data) ? variant.schema : schema;
};
