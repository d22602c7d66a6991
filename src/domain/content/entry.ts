import * as z from "zod";
import { formerSlugsOf } from "../former-slugs";
import { type ContentTypeName, type DataOf, contentType, type contentTypes } from "./content-types";

/** Data read from a Markdown text. */
export interface Body {
  /** URLs that it links to. */
  links: string[];
  /** Pictures that it shows. */
  images: string[];
  /** The line of the file where each of these URLs first occurs, if known. */
  lines: Readonly<Record<string, number | undefined>>;
  /** The headings that get an ID, before placeholders are filled. */
  headings: readonly string[];
  /** The names of `{{placeholders}}` outside code. */
  placeholders: readonly string[];
  wordCount: number;
}

/** The data accepted by the type's schema or its more lenient variant. */
type AcceptedData<Name extends ContentTypeName> = (typeof contentTypes)[Name] extends {
  variant: { schema: infer Schema extends z.ZodObject };
}
  ? z.infer<Schema>
  : DataOf<Name>;

export interface EntryOf<Name extends ContentTypeName> {
  type: Name;
  /** Path below the project, such as `content/services/seo.md`. */
  file: string;
  data: AcceptedData<Name>;
  /** The text of a Markdown file; empty for JSON files. */
  body: Body;
  /** The texts in its Markdown fields. */
  texts: { path: PropertyKey[]; text: Body }[];
}

/** A content file that its schema accepted. */
export type Entry = { [Name in ContentTypeName]: EntryOf<Name> }[ContentTypeName];

const textsOf = z
  .array(z.unknown())
  .catch([])
  .transform((items) => items.filter((item) => typeof item === "string"));

const unknownRule = { from: "", to: "" };

/** The fields of an unchecked entry that its page, its lists and redirects depend on. */
const pageFields = z.object({
  slug: z.string().optional().catch(undefined),
  draft: z.boolean().optional().catch(undefined),
  comingSoon: z.boolean().optional().catch(undefined),
  formerSlugs: z.array(z.string()).catch([]),
  tags: textsOf,
  industry: z.string().optional().catch(undefined),
  services: textsOf,
  redirects: z.array(z.object({ from: z.string().catch(""), to: z.string().catch("") }).catch(unknownRule)).catch([]),
});

/** An entry with validation errors or from an older commit. */
export interface UncheckedEntry {
  type: ContentTypeName;
  file: string;
  data: z.infer<typeof pageFields>;
}

export const uncheckedEntry = (type: ContentTypeName, file: string, data: Record<string, unknown>): UncheckedEntry => ({
  type,
  file,
  data: pageFields.parse(data),
});

export const entriesOf = <Name extends ContentTypeName>(entries: readonly Entry[], type: Name): EntryOf<Name>[] =>
  entries.filter((entry): entry is Entry & EntryOf<Name> => entry.type === type);

interface Addressed {
  type: ContentTypeName;
  data: object;
}

/** The slug of an entry; undefined for types with a single entry. */
export const slugOf = ({ data }: Pick<Addressed, "data">): string | undefined =>
  "slug" in data && typeof data.slug === "string" ? data.slug : undefined;

/** The path of an entry's page; undefined when it has none (settings, a service that is coming soon). */
export const entryPath = ({ type, data }: Addressed): string | undefined => {
  const { page } = contentType(type);
  if (page === undefined || ("comingSoon" in data && data.comingSoon === true)) return undefined;
  return typeof page.path === "string" ? page.path : page.path(slugOf({ data }) ?? "");
};

/** Whether an entry is left out of production. */
export const isDraft = ({ data }: Pick<Addressed, "data">): boolean => "draft" in data && data.draft === true;

/** The former paths of an entry's page. Entries that are not public have none: no redirect leads there. */
export const formerPaths = ({ type, data }: Addressed): string[] =>
  isDraft({ data }) ? [] : formerSlugsOf(data).flatMap((slug) => entryPath({ type, data: { ...data, slug } }) ?? []);
