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
  /** For a list of slugs: the content type they name. */
  relation?: string;
}

export type FieldWidget = "text" | "file" | "link" | "icon" | "date" | "media" | "markdown";

interface TextMeta extends FieldMeta {
  min?: number;
  max?: number;
}

/** One line of text. Lengths count UTF-16 code units, as HTML's `maxlength` does. */
export const text = ({ min = 1, max = 120, ...meta }: TextMeta) =>
  z.string().min(min).max(max).meta(meta);

/** Text of several lines, without markup. */
export const longText = ({ max = 600, ...meta }: TextMeta) =>
  text({ max, widget: "text", ...meta });

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

/**
 * A picture and the words that stand for it. They are one field so that neither
 * is saved without the other; a purely ornamental picture says `decorative: true`.
 */
export const image = z
  .strictObject({
    src: z
      .string()
      .regex(/^\/media\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i)
      .meta({
        title: "File",
        description: "a picture in content/media, written as /media/services/seo.jpg",
        widget: "media",
      }),
    alt: z
      .string()
      .min(1)
      .max(200)
      .meta({
        title: "Alternative text",
        description: "what the picture shows, for people who cannot see it, or set decorative: true",
      })
      .optional(),
    decorative: flag({
      title: "Decorative",
      description: "true when the picture says nothing that the text does not say",
    }),
  })
  .refine((value) => value.decorative === true || value.alt !== undefined, {
    path: ["alt"],
    message: "is missing",
  })
  .meta({ id: "ContentImage", title: "Image", description: "a picture (src) with its alternative text (alt)" });

export const callToAction = z
  .strictObject({
    label: text({ title: "Label", description: "two or three words that say what happens", max: 40 }),
    to: link(),
  })
  .meta({ id: "CallToAction", title: "Button", description: "a label and a link (to)" });

export const seo = z
  .strictObject({
    title: text({
      title: "Title for search engines",
      description: "10 to 45 characters that name the page; the site's name is added after it",
      min: 10,
      max: 45,
    }),
    description: longText({
      title: "Description for search engines",
      description: "70 to 160 characters that say what the reader finds on the page",
      min: 70,
      max: 160,
    }),
  })
  .meta({ id: "SeoText", title: "Search engines", description: "a title and a description" });

export const statTile = z
  .strictObject({
    icon: icon(),
    number: text({ title: "Figure", description: "a figure such as 850+ or 24/7", max: 16 }),
    label: text({ title: "Label", description: "what the figure counts, such as Projects delivered", max: 40 }),
  })
  .meta({ id: "StatTile", title: "Statistic", description: "an icon, a number and a label" });

export const serviceTile = z
  .strictObject({
    icon: icon(),
    title: text({ title: "Title", description: "a few words that name it", max: 60 }),
    description: longText({ title: "Description", description: "one or two sentences", max: 240 }),
  })
  .meta({ id: "ServiceTile", title: "Tile", description: "an icon, a title and a description" });

export const question = z
  .strictObject({
    question: text({ title: "Question", description: "the question as a client asks it", max: 140 }),
    answer: longText({ title: "Answer", description: "an honest answer in one to four sentences", max: 700 }),
  })
  .meta({ id: "Question", title: "Question", description: "a question and its answer" });

export const hero = z
  .strictObject({
    headline: text({ title: "Headline", description: "the page's main heading", max: 90 }),
    subline: longText({ title: "Subline", description: "one or two sentences under the headline", max: 260 }),
    buttonLabel: text({ title: "Button", description: "the words on the button, such as Get Quote", max: 40 }),
  })
  .meta({ id: "Hero", title: "Hero", description: "a headline, a subline and a buttonLabel" });

/** The closing band of a page, which asks for the enquiry. */
export const closing = z
  .strictObject({
    heading: text({ title: "Heading", description: "a short question or promise", max: 90 }),
    text: longText({ title: "Text", description: "one or two sentences", max: 260 }),
    button: callToAction,
  })
  .meta({ id: "ClosingBand", title: "Closing band", description: "a heading, a text and a button" });

/** The colour that a card, its page and its share image have in common. */
export const accents = ["iris", "coral", "marigold", "saffron", "mint", "sky", "ink"] as const;
export type Accent = (typeof accents)[number];

export const accent = () =>
  z.enum(accents).meta({ title: "Accent", description: `one of ${accents.join(", ")}` });

/** `count` of `items` exactly, or a range. */
export const listOf = <Item extends z.ZodType>(
  items: Item,
  { min = 1, max, ...meta }: FieldMeta & { min?: number; max: number },
) => z.array(items).min(min).max(max).meta(meta);
