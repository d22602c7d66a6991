import type * as z from "zod";
import { postLists, type Tagged } from "../blog/tags";
import { type EntryList, listPages } from "../list-pages";
import { layoutIds } from "../page-ids";
import {
  builtPagePath,
  caseStudyPath,
  enquiryFormId,
  industryPath,
  legalPath,
  postPath,
  routes,
  servicePath,
} from "../paths";
import { type FiledStudy, workLists } from "../work-lists";
import { analyticsSchema } from "./analytics";
import { bannersSchema } from "./banners";
import { blogPageSchema } from "./blog-page";
import { builtPageSchema } from "./built-page";
import { caseStudySchema } from "./case-study";
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
import { quoteSchema } from "./quote";
import { redirectsSchema } from "./redirect-list";
import { searchLabelsSchema } from "./search-labels";
import { comingSoonServiceSchema, serviceSchema } from "./service";
import { siteSettingsSchema } from "./settings";
import { workPageSchema } from "./work-page";

/** The fields that group entries into lists; entries with errors may lack some. */
type ListedFields = Partial<Tagged> & FiledStudy;

/** The page of each entry of a type. The page index, its breadcrumbs and all output files derive from this. */
export interface PageDefinition<Data = never> {
  /** Names the template, `src/templates/<kind>.tsx`. */
  kind: string;
  path: string | ((slug: string) => string);
  /** Section IDs that links may target: `/services/seo#questions`. A test compares them with the built pages. */
  anchors?: readonly string[];
  /** The name in breadcrumbs; `name` or `title` by default. */
  name?: (data: Data) => string;
  /** The main heading; `head.headline` or `title` by default. */
  headline?: (data: Data) => string;
  /** The picture for the share image, by its URL in content; `image` by default. */
  picture?: (data: Data) => string | undefined;
  /** The publication date, `yyyy-mm-dd`. Pages with one show it, are in the RSS feed and are articles in Open Graph. */
  published?: (data: Data) => string;
  /** The field that sorts a folder's entries in the page index and the CMS; dates with the newest first. */
  sortBy?: "order" | "date" | "title";
  /** The type of the parent page, in breadcrumbs and llms.txt; the home page by default. */
  parent?: string;
  /** The page exists once this type has an entry. Until then, menus and the chat leave out links to it. */
  needs?: string;
  /** The types whose entries the page lists: changing one changes the page. */
  lists?: readonly string[];
  /** The type whose entries are listed with pagination, starting on this page, and the lists. */
  paged?: { type: string; lists: (entries: readonly ListedFields[]) => EntryList<ListedFields>[] };
  /** The schema.org type; by default CollectionPage if it lists pages, else WebPage. */
  schemaOrg?: "AboutPage" | "ContactPage";
  /** The company node that is the page's main entity. */
  about?: "organization" | "office";
}

export interface ContentType<Data = never> {
  /** The label in the CMS: plural for a folder, where `singular` labels one entry, or that of a file. */
  label: string;
  singular?: string;
  /** Path below `content/`: a folder of Markdown files, or one JSON file. */
  location: { folder: string } | { file: string };
  schema: z.ZodObject;
  /** `none` if a folder's files must have front matter only; by default, they need a body, unless `variant` applies. */
  body?: "none";
  /** A more lenient schema for entries that `when` matches. */
  variant?: { when: (data: Record<string, unknown>) => boolean; schema: z.ZodObject };
  page?: PageDefinition<Data>;
  /** Whether the CMS previews it; types with a `page` always are. */
  previewed?: boolean;
}

/** Infers the parameter types of a definition's functions. */
const define = <Schema extends z.ZodObject, const Type extends Omit<ContentType<z.infer<Schema>>, "schema">>(
  schema: Schema,
  type: Type,
) => ({ schema, ...type });

/** All content types by their GraphQL name. Pages, the page index and all output files follow this order. */
export const contentTypes = {
  HomePage: define(homePageSchema, {
    label: "Home",
    location: { file: "pages/home.json" },
    page: {
      kind: "home",
      path: routes.home,
      anchors: ["about", "services", "industries", "contact", enquiryFormId],
      headline: ({ hero }) => hero.headline,
      picture: ({ hero }) => hero.front.src,
      lists: ["Service", "Industry"],
      about: "organization",
    },
  }),
  ServicesPage: define(servicesPageSchema, {
    label: "List of services",
    location: { file: "pages/services.json" },
    page: {
      kind: "services",
      path: routes.services,
      anchors: ["closing"],
      lists: ["Service"],
    },
  }),
  Service: define(serviceSchema, {
    label: "Services",
    singular: "Service",
    location: { folder: "services" },
    variant: { when: (data) => data["comingSoon"] === true, schema: comingSoonServiceSchema },
    page: {
      kind: "service",
      path: servicePath,
      anchors: ["overview", "features", "questions", "services", "closing"],
      sortBy: "order",
      parent: "ServicesPage",
    },
  }),
  IndustriesPage: define(industriesPageSchema, {
    label: "List of industries, with the slides",
    location: { file: "pages/industries.json" },
    page: {
      kind: "industries",
      path: routes.industries,
      anchors: ["list", "closing"],
      lists: ["Industry"],
    },
  }),
  Industry: define(industrySchema, {
    label: "Industries",
    singular: "Industry",
    location: { folder: "industries" },
    page: {
      kind: "industry",
      path: industryPath,
      anchors: ["introduction", "tiles", "services", "closing"],
      sortBy: "order",
      parent: "IndustriesPage",
    },
  }),
  AboutPage: define(aboutPageSchema, {
    label: "About",
    location: { file: "pages/about.json" },
    page: {
      kind: "about",
      path: routes.about,
      anchors: ["about", "reasons", "closing"],
      picture: ({ about }) => about.image.src,
      schemaOrg: "AboutPage",
      about: "organization",
    },
  }),
  BlogPage: define(blogPageSchema, {
    label: "List of articles",
    location: { file: "pages/blog.json" },
    page: {
      kind: "blog",
      path: routes.blog,
      anchors: ["closing"],
      paged: {
        type: "Post",
        lists: (entries: readonly ListedFields[]) => postLists(entries.map(({ tags = [] }) => ({ tags }))),
      },
    },
  }),
  Post: define(postSchema, {
    label: "Articles",
    singular: "Article",
    location: { folder: "posts" },
    page: {
      kind: "post",
      path: postPath,
      anchors: ["share", "contents", "related", "closing"],
      // Headlines are long, and the SEO title is a short equivalent.
      name: ({ seo }) => seo.title,
      published: ({ date }) => date,
      sortBy: "date",
      parent: "BlogPage",
    },
  }),
  WorkPage: define(workPageSchema, {
    label: "List of case studies",
    location: { file: "pages/work.json" },
    page: {
      kind: "work",
      path: routes.work,
      anchors: ["closing"],
      needs: "CaseStudy",
      paged: { type: "CaseStudy", lists: (entries: readonly ListedFields[]) => workLists(entries) },
    },
  }),
  CaseStudy: define(caseStudySchema, {
    label: "Case studies",
    singular: "Case study",
    location: { folder: "work" },
    page: {
      kind: "case",
      path: caseStudyPath,
      anchors: ["challenge", "work", "outcome", "closing"],
      published: ({ date }) => date,
      sortBy: "date",
      parent: "WorkPage",
    },
  }),
  Quote: define(quoteSchema, { label: "Quotes", singular: "Quote", location: { folder: "quotes" } }),
  ContactPage: define(contactPageSchema, {
    label: "Contact",
    location: { file: "pages/contact.json" },
    page: {
      kind: "contact",
      path: routes.contact,
      anchors: ["form", enquiryFormId, "details"],
      schemaOrg: "ContactPage",
      about: "office",
    },
  }),
  LegalPage: define(legalPageSchema, {
    label: "Legal pages",
    singular: "Legal page",
    location: { folder: "legal" },
    page: {
      kind: "legal",
      path: legalPath,
      anchors: ["contents"],
      sortBy: "title",
    },
  }),
  BuiltPage: define(builtPageSchema, {
    label: "Pages from blocks",
    singular: "Page from blocks",
    location: { folder: "built-pages" },
    body: "none",
    page: {
      kind: "built-page",
      path: builtPagePath,
      headline: ({ title: name, blocks: [first] }) => (first?.kind === "hero" ? first.headline : name),
      picture: ({ blocks: [first] }) => (first?.kind === "hero" ? first.image?.src : undefined),
      sortBy: "title",
    },
  }),
  EnquiryReceivedPage: define(enquiryReceivedPageSchema, {
    label: "Enquiry received",
    location: { file: "pages/enquiry-received.json" },
    previewed: true,
  }),
  NotFoundPage: define(notFoundPageSchema, {
    label: "Page not found",
    location: { file: "pages/not-found.json" },
    previewed: true,
  }),
  PostNotFoundPage: define(postNotFoundPageSchema, {
    label: "Article not found",
    location: { file: "pages/post-not-found.json" },
    previewed: true,
  }),
  SiteSettings: define(siteSettingsSchema, {
    label: "Company and contact details",
    location: { file: "settings/site.json" },
    previewed: true,
  }),
  Navigation: define(navigationSchema, {
    label: "Menus",
    location: { file: "settings/navigation.json" },
    previewed: true,
  }),
  InterfaceLabels: define(interfaceLabelsSchema, {
    label: "Labels of the interface",
    location: { file: "settings/labels.json" },
  }),
  Banners: define(bannersSchema, { label: "Banners", location: { file: "settings/banners.json" } }),
  SearchLabels: define(searchLabelsSchema, {
    label: "Labels of the search",
    location: { file: "settings/search.json" },
  }),
  Analytics: define(analyticsSchema, { label: "Counting visits", location: { file: "settings/analytics.json" } }),
  EnquiryForm: define(enquiryFormSchema, { label: "Enquiry form", location: { file: "settings/enquiry-form.json" } }),
  Acknowledgement: define(acknowledgementSchema, {
    label: "Mail that acknowledges an enquiry",
    location: { file: "settings/acknowledgement.json" },
  }),
  ChatScript: define(chatScriptSchema, { label: "Chat", location: { file: "chatbot/script.json" } }),
  Redirects: define(redirectsSchema, { label: "Redirects", location: { file: "redirects/redirects.json" } }),
};

type ContentTypes = typeof contentTypes;
export type ContentTypeName = keyof ContentTypes;

/** The data of an entry under its type's full schema. */
export type DataOf<Name extends ContentTypeName> = z.infer<ContentTypes[Name]["schema"]>;

type KindOf<Type> = Type extends { page: { kind: infer Kind extends string } } ? Kind : never;

/** The `kind` of every page definition. */
export type PageKind = KindOf<ContentTypes[ContentTypeName]>;

/** The types that the CMS previews. */
export type PreviewedType = {
  [Name in ContentTypeName]: ContentTypes[Name] extends { page: object } | { previewed: true } ? Name : never;
}[ContentTypeName];

export const contentTypeNames = Object.keys(contentTypes) as ContentTypeName[];

/** A content type in its general form, whose functions take the data that its schema has accepted. */
export const contentType = (name: ContentTypeName): ContentType => contentTypes[name];

/** Whether the type's files are Markdown with front matter (otherwise one JSON file). */
export const hasBody = (name: ContentTypeName): boolean => "folder" in contentType(name).location;

/**
 * Returns the name of a page in breadcrumbs.
 *
 * @param entry an entry of the content type that the definition belongs to
 */
export const pageName = ({ name }: PageDefinition, entry: object): string =>
  name?.(entry as never) ?? String("title" in entry ? entry.title : "name" in entry ? entry.name : "");

/** The IDs on a type's page outside its text. Pages of services and industries may list case studies. */
export const takenIds = (name: ContentTypeName): string[] => [
  ...layoutIds,
  ...(contentType(name).page?.anchors ?? []),
  ...(name === "Service" || name === "Industry" ? ["work"] : []),
];

/** All pages of the paginated lists of the entries, each with the IDs that links may target. */
export const pagesOfLists = (entries: readonly { type: ContentTypeName; data: object }[]) =>
  contentTypeNames.flatMap((name) => {
    const { paged, anchors = [] } = contentType(name).page ?? {};
    const listed = entries.filter(({ type }) => type === paged?.type).map(({ data }) => data as ListedFields);
    return (paged?.lists(listed) ?? []).flatMap(listPages).map(({ path }) => ({ path, anchors }));
  });

/**
 * Returns the content type of a file.
 *
 * @param file path below `content/`, with forward slashes
 * @returns undefined for files other than entries, such as pictures
 */
export const contentTypeOf = (file: string): ContentTypeName | undefined =>
  contentTypeNames.find((name) => {
    const { location } = contentType(name);
    return "file" in location ? file === location.file : file.startsWith(`${location.folder}/`) && file.endsWith(".md");
  });

/**
 * Returns the type that the page at a path `needs`; undefined for all other paths.
 *
 * @param path a canonical path
 */
export const typeNeededAt = (path: string): ContentTypeName | undefined =>
  contentTypeNames.map((name) => contentType(name).page).find((page) => page?.needs !== undefined && page.path === path)
    ?.needs as ContentTypeName | undefined;

/** The schema that an entry has to satisfy. */
export const schemaFor = (name: ContentTypeName, data: Record<string, unknown>): z.ZodObject => {
  const { schema, variant } = contentType(name);
  return variant?.when(data) ? variant.schema : schema;
};
