import { formerSlugsOf } from "../former-slugs";
import { industryPath, legalPath, postPath, routes, servicePath } from "../paths";
import type { ContentTypeName } from "./content-types";

/** A content file that its schema accepted. */
export interface Entry {
  type: ContentTypeName;
  /** Path below the project, such as `content/services/seo.md`. */
  file: string;
  data: Record<string, unknown>;
  /** Addresses that the body of a Markdown file links to. */
  links: string[];
  /** Pictures that the body of a Markdown file shows. */
  images: string[];
  /** In which line of the file its body links to an address, or shows a picture, first. */
  lines?: Readonly<Record<string, number>>;
  /** The headings in the body of a Markdown file, as they are written. */
  headings?: readonly string[];
  /** The ids of those headings. */
  headingIds?: readonly string[];
  /** How many words a reader reads in the body of a Markdown file. */
  wordCount?: number;
  /** The school year in which that body is read with ease, where it is long enough to tell. */
  level?: number | undefined;
}

/** The paths of the pages of which there is one. */
export const singletonPaths: Partial<Record<ContentTypeName, string>> = {
  HomePage: routes.home,
  AboutPage: routes.about,
  ContactPage: routes.contact,
  ServicesPage: routes.services,
  IndustriesPage: routes.industries,
  BlogPage: routes.blog,
};

const folderPaths: Partial<Record<ContentTypeName, (slug: string) => string>> = {
  Service: servicePath,
  Industry: industryPath,
  Post: postPath,
  LegalPage: legalPath,
};

/** The path of an entry's page; undefined when it has none (settings, a service that is coming soon). */
export const entryPath = ({ type, data }: Pick<Entry, "type" | "data">): string | undefined =>
  data["comingSoon"] === true ? undefined : (folderPaths[type]?.(String(data["slug"])) ?? singletonPaths[type]);

/** Whether an entry is left out of production. */
export const isDraft = ({ data }: Pick<Entry, "data">): boolean => data["draft"] === true;

/** The paths that an entry's page had before. A page that is not public has none: nobody is led to it. */
export const formerPaths = ({ type, data }: Pick<Entry, "type" | "data">): string[] =>
  isDraft({ data }) ? [] : formerSlugsOf(data).flatMap((slug) => entryPath({ type, data: { ...data, slug } }) ?? []);
