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

interface TextMeta extends FieldMeta {
  min?: number;
  max?: number;
}

/** A group of fields. Where several types share it, `.meta({ id })` as the last call names it in GraphQL. */
export const group = <Shape extends z.ZodRawShape>(title: string, description: string, fields: Shape) =>
  z.strictObject(fields).meta({ title, description });

/** One line of text. Lengths count UTF-16 code units, as HTML's `maxlength` does. */
export const text = ({ min = 1, max = 120, ...meta }: TextMeta) => z.string().min(min).max(max).meta(meta);

/** Text of several lines, without markup. */
export const longText = ({ max = 600, ...meta }: TextMeta) => text({ max, widget: "text", ...meta });

/** A Markdown text, which pages show as HTML. */
export const markdown = (meta: FieldMeta) => text({ max: 10_000, widget: "markdown", ...meta });

/**
 * The part of a path that names a page. Upper case and underscores are allowed because published paths
 * (`/services/Domain`) are kept.
 */
export const slug = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/)
    .max(80)
    .meta({
      title: "Slug",
      description: "the last part of the page's path: letters, digits and single dashes, such as web-design",
    });

/** The name of a group of services, which no visitor sees. */
export const category = (meta: FieldMeta) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60)
    .meta({ ...meta });

/** The slugs that a page had before: each old path redirects to the page permanently. */
export const formerSlugs = (former = slug()) =>
  z
    .array(former)
    .max(50)
    .meta({
      title: "Former slugs",
      description: "slugs that this page had before; their paths redirect to the page",
    })
    .optional();

/** A path of this site, or an https, mailto or tel URL. */
export const link = (meta: Partial<FieldMeta> = {}) =>
  z
    .string()
    .regex(/^(?:\/(?!\/)\S*|(?:https:\/\/|mailto:|tel:)\S+)$/)
    .max(500)
    .meta({
      title: "Link",
      description: "a path of this site such as /contact_us, or a URL that begins with https://",
      widget: "link",
      ...meta,
    });

/** The canonical path of a former page of this site, without what hosts take for a pattern. */
export const oldPath = (meta: FieldMeta) =>
  z
    .string()
    .regex(/^(?!.*\/:)\/[^\s/?#%*$][^\s?#%*$]*(?<!\/)$/)
    .max(500)
    .meta({ widget: "link", ...meta });

/** The name of a Phosphor icon; that it exists is checked against the icon package. */
export const icon = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({
      title: "Icon",
      description: "the name of an icon at phosphoricons.com, such as rocket-launch",
      widget: "icon",
    });

/** A calendar day, `yyyy-mm-dd`. */
export const day = (meta: FieldMeta) => z.iso.date().meta({ widget: "date", ...meta });

/** A local date and time of the site's time zone, `yyyy-mm-ddThh:mm`. */
export const moment = (meta: FieldMeta) =>
  z.iso
    .datetime({ local: true, precision: -1, abort: true })
    // The zone that ISO 8601 allows behind it is the site's.
    .regex(/\d$/)
    .meta({ widget: "moment", ...meta });

/** When something that goes with time is shown: from the one moment on, until the other. */
export const schedule = () => ({
  publishAt: moment({
    title: "Publish at",
    description: "when it appears, in the site's time zone, such as 2026-12-01T09:00, or leave it out",
  }).optional(),
  expireAt: moment({
    title: "Expire at",
    description: "when it disappears, in the site's time zone and after publishAt, or leave it out",
  }).optional(),
});

/** Refines what has a schedule. Moments are compared as they are written, whatever the time zone. */
export const expiresLater = ({
  publishAt,
  expireAt,
}: {
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}) => publishAt === undefined || expireAt === undefined || publishAt < expireAt;
export const expiresTooEarly = { path: ["expireAt"], message: "is not after publishAt" };

export const flag = (meta: FieldMeta) =>
  z
    .boolean()
    .meta({ ...meta })
    .optional();

export const order = () =>
  z.int().min(1).max(10_000).meta({
    title: "Order",
    description: "a whole number; lower numbers come first",
  });

/** Set on what is not ready: built by the development server and in previews, left out of production. */
export const draft = () =>
  flag({ title: "Draft", description: "true while it is not ready to be published, otherwise leave it out" });

/** The colour that a card, its page and its share image have in common. */
export const accent = () => z.enum(accents).meta({ title: "Accent", description: `one of ${accents.join(", ")}` });

/** A list of at least `min` (1 unless told) and at most `max` items. */
export const listOf = <Item extends z.ZodType>(
  items: Item,
  { min = 1, max, ...meta }: FieldMeta & { min?: number; max: number },
) => z.array(items).min(min).max(max).meta(meta);
