import type * as z from "zod";
import { flag, group, icon, link, longText, pattern, text } from "./fields";
import { formatNames } from "./picture-limits";

/**
 * A picture and its alternative text, in one field so that neither is saved without the other; purely decorative
 * pictures set `decorative: true`.
 */
export const image = group("Image", "a picture (src) with its alternative text (alt)", {
  src: pattern(/^\/media\/(?!.*\.\.)[\w.-]+\.(?:jpe?g|png|webp|avif)$/i, {
    title: "File",
    description: `a ${formatNames} file in content/media, its name of a–z, digits, dots, - and _, written as /media/seo.jpg`,
    widget: "media",
  }),
  alt: text("Alternative text", "what the picture shows, for people who cannot see it, or set decorative: true", {
    max: 200,
  }).optional(),
  decorative: flag("Decorative", "true when the picture says nothing that the text does not say"),
})
  .refine((value) => value.decorative === true || value.alt !== undefined, {
    path: ["alt"],
    message: "is missing",
  })
  .meta({ id: "ContentImage" });

export const callToAction = group("Button", "a label and a link (to)", {
  label: text("Label", "two or three words that say what happens", { max: 40 }),
  to: link(),
}).meta({ id: "CallToAction" });
export type CallToAction = z.infer<typeof callToAction>;

export const seo = group("Search engines", "a title and a description", {
  title: text("Title for search engines", "10 to 45 characters that name the page; the site's name is added after it", {
    min: 10,
    max: 45,
  }),
  description: longText(
    "Description for search engines",
    "70 to 160 characters that say what the reader finds on the page",
    { min: 70, max: 160 },
  ),
}).meta({ id: "SeoText" });

export const statTile = group("Statistic", "an icon, a number and a label", {
  icon: icon(),
  number: text("Figure", "a figure such as 850+ or 24/7", { max: 16 }),
  label: text("Label", "what the figure counts, such as Projects delivered", { max: 40 }),
}).meta({ id: "StatTile" });

export const tile = group("Tile", "an icon, a title and a description", {
  icon: icon(),
  title: text("Title", "a few words that name it", { max: 60 }),
  description: longText("Description", "one or two sentences", { max: 240 }),
}).meta({ id: "Tile" });

export const question = group("Question", "a question and its answer", {
  question: text("Question", "the question as a client asks it", { max: 140 }),
  answer: longText("Answer", "an honest answer in one to four sentences", { max: 700 }),
}).meta({ id: "Question" });

export const hero = group("Hero", "a headline, a subline and a buttonLabel", {
  headline: text("Headline", "the page's main heading", { max: 90 }),
  subline: longText("Subline", "one or two sentences under the headline", { max: 260 }),
  buttonLabel: text("Button", "the words on the button, such as Get Quote", { max: 40 }),
}).meta({ id: "Hero" });

/** The call-to-action band that closes a page. */
export const closing = group("Closing band", "a heading, a text and a button", {
  heading: text("Heading", "a short question or promise", { max: 90 }),
  text: longText("Text", "one or two sentences", { max: 260 }),
  button: callToAction,
}).meta({ id: "ClosingBand" });
