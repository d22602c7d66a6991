import { z } from "zod";

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
  /** For a slug or a list of slugs: the content type they name. */
  relation?: string;
}

export type FieldWidget = "text" | "file" | "link" | "icon" | "date" | "moment" | "media";

interface TextMeta extends FieldMeta {
  min?: number;
  max?: number;
}

/** One line of text. Lengths count UTF-16 code units, as HTML's `maxlength` does. */
export const text = ({ min = 1, max = 120, ...meta }: TextMeta) => z.string().min(min).max(max).meta(meta);

/** Text of several lines, without markup. */
export const longText = ({ max = 600, ...meta }: TextMeta) => text({ max, widget: "text", ...meta });

/**
 * The part of an address that names a page. Letters of both cases and underscores
 * are allowed because published addresses (`/services/Domain`) are kept.
 */
export const slug = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/)
    .max(80)
    .meta({
      title: "Slug",
      description: "the last part of the page's address: letters, digits and single dashes, such as web-design",
    });

/** The slugs that a page had before: each old address leads to the page for good. */
export const formerSlugs = () =>
  z
    .array(slug())
    .max(50)
    .meta({
      title: "Former slugs",
      description:
        "the last parts of addresses that this page had before; whoever opens one of them is led to the page",
    })
    .optional();

/** A place to go: a path of this site, or an absolute https, mailto or tel address. */
export const link = (meta: Partial<FieldMeta> = {}) =>
  z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)\S*$/)
    .max(500)
    .meta({
      title: "Link",
      description: "a path of this site such as /contact_us, or an address that begins with https://",
      widget: "link",
      ...meta,
    });

/** A path of this site that once was a page's, written as a canonical address is. */
export const oldPath = (meta: FieldMeta) =>
  z
    .string()
    .regex(/^\/[^\s/?#%][^\s?#%]*(?<!\/)$/)
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

/** Set on what is not ready: built by the development server, left out of production. */
export const draft = () =>
  flag({ title: "Draft", description: "true while it is not ready to be published, otherwise leave it out" });

/** The colour that a card, its page and its share image have in common. */
export const accents = ["iris", "coral", "marigold", "saffron", "mint", "sky", "ink"] as const;
export type Accent = (typeof accents)[number];

export const accent = () => z.enum(accents).meta({ title: "Accent", description: `one of ${accents.join(", ")}` });

/** A list of at least `min` (1 unless told) and at most `max` items. */
export const listOf = <Item extends z.ZodType>(
  items: Item,
  { min = 1, max, ...meta }: FieldMeta & { min?: number; max: number },
) => z.array(items).min(min).max(max).meta(meta);
