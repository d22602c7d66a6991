import type { z } from "zod";
import { blogPageSchema } from "./blog-page";
import { chatScriptSchema } from "./chat-script";
import { acknowledgementSchema, enquiryFormSchema } from "./enquiry-form";
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
  /** Where its files are, below `content/`: a folder of Markdown files, or one JSON file. */
  location: { folder: string } | { file: string };
  schema: z.ZodObject;
  /** A more lenient schema for entries that say so themselves. */
  variant?: { when: (data: Record<string, unknown>) => boolean; schema: z.ZodObject };
}

/** All content types by the name they have in GraphQL. */
export const contentTypes = {
  Service: {
    location: { folder: "services" },
    schema: serviceSchema,
    variant: { when: (data) => data["comingSoon"] === true, schema: comingSoonServiceSchema },
  },
  Industry: { location: { folder: "industries" }, schema: industrySchema },
  Post: { location: { folder: "posts" }, schema: postSchema },
  LegalPage: { location: { folder: "legal" }, schema: legalPageSchema },
  HomePage: { location: { file: "pages/home.json" }, schema: homePageSchema },
  AboutPage: { location: { file: "pages/about.json" }, schema: aboutPageSchema },
  ContactPage: { location: { file: "pages/contact.json" }, schema: contactPageSchema },
  ServicesPage: { location: { file: "pages/services.json" }, schema: servicesPageSchema },
  IndustriesPage: { location: { file: "pages/industries.json" }, schema: industriesPageSchema },
  BlogPage: { location: { file: "pages/blog.json" }, schema: blogPageSchema },
  EnquiryReceivedPage: { location: { file: "pages/enquiry-received.json" }, schema: enquiryReceivedPageSchema },
  NotFoundPage: { location: { file: "pages/not-found.json" }, schema: notFoundPageSchema },
  PostNotFoundPage: { location: { file: "pages/post-not-found.json" }, schema: postNotFoundPageSchema },
  SiteSettings: { location: { file: "settings/site.json" }, schema: siteSettingsSchema },
  Navigation: { location: { file: "settings/navigation.json" }, schema: navigationSchema },
  InterfaceLabels: { location: { file: "settings/labels.json" }, schema: interfaceLabelsSchema },
  SearchWords: { location: { file: "settings/search.json" }, schema: searchWordsSchema },
  EnquiryForm: { location: { file: "settings/enquiry-form.json" }, schema: enquiryFormSchema },
  Acknowledgement: { location: { file: "settings/acknowledgement.json" }, schema: acknowledgementSchema },
  ChatScript: { location: { file: "chatbot/script.json" }, schema: chatScriptSchema },
  Redirects: { location: { file: "redirects/redirects.json" }, schema: redirectsSchema },
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
