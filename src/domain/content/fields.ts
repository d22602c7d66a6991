import * as z from "zod";
import { accents } from "../accents";

/**
 * A field's metadata for editors. The build report, the GraphQL types and the CMS all read it from the schema (zod's
 * `.meta()`).
 */
export interface FieldMeta {
  /** The label in the CMS. */
  title: string;
  /** What to write, phrased to complete an error message: "a figure such as 850+". */
  description: string;
  /** How the CMS edits it; inferred from the type when absent. */
  widget?: FieldWidget;
  /** The GraphQL name of a shape that several types share. */
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

/** A group of fields. If several types share it, `.meta({ id })` as the last call names it in GraphQL. */
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

/** Markdown, which pages render as HTML. */
export const markdown = (title: string, description: string) =>
  text(title, description, { max: 10_000, widget: "markdown" });

/** Text that matches `form`, which the description must explain. */
export const pattern = (form: RegExp, { max, ...meta }: FieldMeta & { max?: number }) => {
  const formed = z.string().regex(form);
  return (max === undefined ? formed : formed.max(max)).meta(meta);
};

/** Lowercase letters and digits, separated by single hyphens. */
export const dashed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One of the given words. */
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

/** The slug of a related entry. */
export const reference = (relation: string, title: string, description: string) =>
  slug().meta({ title, description, relation });

/** The slugs of one to `max` related entries. */
export const references = (relation: string, title: string, description: string, max: number) =>
  z.array(slug()).min(1).max(max).meta({ title, description, relation });

/** The ID of a service category; not shown to visitors. */
export const category = (title: string, description: string, widget?: "category") =>
  pattern(dashed, { title, description, max: 60, widget });

/** Former slugs of a page: each old path permanently redirects to the page. */
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

/** The canonical path of a former page, without characters that hosts read as patterns. */
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

/** A local date and time in the site's time zone, `yyyy-mm-ddThh:mm`. */
const moment = (title: string, description: string) =>
  z.iso
    .datetime({ local: true, precision: -1, abort: true })
    // No trailing Z: the site's zone applies.
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

/** Checks that an entry expires after its publication. Local times compare as strings. */
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

/** Marks an unfinished entry: built in development and previews, left out of production. */
export const draft = () => flag("Draft", "true while it is not ready to be published, otherwise leave it out");

/** The colour shared by a card, its page and its share image. */
export const accent = () => choice("Accent", accents);

/** A list of `min` (1 by default) to `max` items. */
export const listOf = <Item extends z.ZodType>(
  items: Item,
  title: string,
  description: string,
  { min = 1, max }: { min?: number; max: number },
) => z.array(items).min(min).max(max).meta({ title, description });
