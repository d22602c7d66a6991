import * as z from "zod";
import { accents } from "../accents";

/**
 * What an editor sees of a field. The build-time report, the GraphQL types and
 * the CMS all read it from the schema (zod's `.meta()`), so it is written once.
 */
export interface FieldMeta {
  /** The label in the CMS. */
  title: string;
  /** What to write, in words that also end an error message: "a figure such as 850+". */
  description: string;
  /** How the CMS edits it; inferred from the type when absent. */
  widget?: FieldWidget;
  /** The name that a shape has in GraphQL, where several types share it. */
  id?: string;
  /** For a slug or a list of slugs: the content type they name. */
  relation?: string;
}

export type FieldWidget =
  "text" | "markdown" | "file" | "link" | "icon" | "date" | "moment" | "media" | "category" | "form";

interface Limits {
  min?: number;
  max?: number;
}

type TextOptions = Limits & Pick<FieldMeta, "widget">;

/** A group of fields. Where several types share it, `.meta({ id })` as the last call names it in GraphQL. */
export const group = <Shape extends z.ZodRawShape>(title: string, description: string, fields: Shape) =>
  z.strictObject(fields).meta({ title, description });

/** One line of text. Lengths count code points. */
export const text = (title: string, description: string, { min = 1, max = 120, ...meta }: TextOptions = {}) =>
  z
    .string()
    .min(min)
    .max(max)
    .meta({ title, description, ...meta });

/** Text of several lines, without markup. */
export const longText = (title: string, description: string, { min, max = 600 }: Limits = {}) =>
  text(title, description, { min, max, widget: "text" });

/** A Markdown text, which pages show as HTML. */
export const markdown = (title: string, description: string) =>
  text(title, description, { max: 10_000, widget: "markdown" });

/** A text of a certain form, which its description has to tell. */
export const pattern = (form: RegExp, { max, ...meta }: FieldMeta & { max?: number }) => {
  const formed = z.string().regex(form);
  return (max === undefined ? formed : formed.max(max)).meta(meta);
};

/** Small letters and digits, with single dashes between them. */
export const dashed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One of some words. */
export const choice = <const Words extends readonly string[]>(
  title: string,
  words: Words,
  description = `one of ${words.join(", ")}`,
) => z.enum(words).meta({ title, description });

/**
 * The part of a path that names a page. Upper case and underscores are allowed because published paths
 * (`/services/Domain`) are kept.
 */
export const slug = () =>
  pattern(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, {
    title: "Slug",
    description: "the last part of the page's path: letters, digits and single dashes, such as web-design",
    max: 80,
  });

/** The slug of an entry. */
export const reference = (relation: string, title: string, description: string) =>
  slug().meta({ title, description, relation });

/** The slugs of at least one and at most `max` entries. */
export const references = (relation: string, title: string, description: string, max: number) =>
  z.array(slug()).min(1).max(max).meta({ title, description, relation });

/** The name of a group of services, which no visitor sees. */
export const category = (title: string, description: string, widget?: "category") =>
  pattern(dashed, { title, description, max: 60, widget });

/** The slugs that a page had before: each old path redirects to the page permanently. */
export const formerSlugs = (former = slug()) =>
  z
    .array(former)
    .max(50)
    .meta({ title: "Former slugs", description: "slugs that this page had before; their paths redirect to the page" })
    .optional();

/** A path of this site, or an https, mailto or tel URL. */
export const link = (
  description = "a path of this site such as /contact_us, or a URL that begins with https://",
  title = "Link",
) =>
  pattern(/^(?:\/(?!\/)\S*|(?:https:\/\/|mailto:|tel:)\S+)$/, { title, description, max: 500, widget: "link" }).refine(
    (url) => !url.startsWith("https://") || URL.canParse(url),
    "is no URL that a browser can open",
  );

/** The canonical path of a former page of this site, without what hosts take for a pattern. */
export const oldPath = (title: string, description: string) =>
  pattern(/^(?!.*\/:)\/[^\s/?#%*$][^\s?#%*$]*(?<!\/)$/, { title, description, max: 500, widget: "link" });

/** The name of a Phosphor icon; that it exists is checked against the icon package. */
export const icon = () =>
  pattern(dashed, {
    title: "Icon",
    description: "the name of an icon at phosphoricons.com, such as rocket-launch",
    widget: "icon",
  });

/** A calendar day, `yyyy-mm-dd`. */
export const day = (title: string, description: string) => z.iso.date().meta({ title, description, widget: "date" });

/** A local date and time of the site's time zone, `yyyy-mm-ddThh:mm`. */
const moment = (title: string, description: string) =>
  z.iso
    .datetime({ local: true, precision: -1, abort: true })
    // Without a zone: the site's applies.
    .regex(/\d$/)
    .meta({ title, description, widget: "moment" });

/** The schedule of an entry: shown from `publishAt` on, until `expireAt`. */
export const schedule = () => ({
  publishAt: moment(
    "Publish at",
    "when it appears, in the site's time zone, such as 2026-12-01T09:00, or leave it out",
  ).optional(),
  expireAt: moment(
    "Expire at",
    "when it disappears, in the site's time zone and after publishAt, or leave it out",
  ).optional(),
});

/** Checks that an entry expires later than it is published. Local times compare as text. */
export const expiresLater = z.refine<{ publishAt?: string | undefined; expireAt?: string | undefined }>(
  ({ publishAt, expireAt }) => publishAt === undefined || expireAt === undefined || publishAt < expireAt,
  { path: ["expireAt"], message: "is not after publishAt" },
);

export const flag = (title: string, description: string) => z.boolean().meta({ title, description }).optional();

export const order = () =>
  z.int().min(1).max(10_000).meta({
    title: "Order",
    description: "a whole number; lower numbers come first",
  });

/** Set on what is not ready: built by the development server and in previews, left out of production. */
export const draft = () => flag("Draft", "true while it is not ready to be published, otherwise leave it out");

/** The colour that a card, its page and its share image have in common. */
export const accent = () => choice("Accent", accents);

/** A list of at least `min` (1 unless told) and at most `max` items. */
export const listOf = <Item extends z.ZodType>(
  items: Item,
  title: string,
  description: string,
  { min = 1, max }: { min?: number; max: number },
) => z.array(items).min(min).max(max).meta({ title, description });
