import * as z from "zod";
import { longText, text } from "./fields";
import { buttonLabel, heading, intro, label, pageHead, pageName } from "./page-shapes";
import { longestTag } from "./post";
import { closing, seo } from "./shapes";

/** The maximum length of what replaces a name in braces; page numbers have at most four digits. */
const longest = { tag: longestTag, page: 4, pages: 4, minutes: 3 } as const;
type Name = keyof typeof longest;

interface TemplateMeta {
  title: string;
  description: string;
  min?: number;
  max: number;
}

/** A text in which each of some names stands once, in braces, and that fits even where the names stand for long texts. */
const template = (names: readonly Name[], { max, ...meta }: TemplateMeta) => {
  const growth = names.reduce((sum, name) => sum + longest[name] - `{${name}}`.length, 0);
  const once = names.map((name) => `(?=.*\\{${name}\\})(?!.*\\{${name}\\}.*\\{${name}\\})`);
  return text({ max: max - growth, ...meta }).regex(new RegExp(`^${once.join("")}`));
};

const searchTitle = (...names: Name[]) =>
  template(names, {
    title: "Title for search engines",
    description: `a short title with ${names.map((name) => `{${name}}`).join(" and ")}; with the longest tag it may have 45 characters`,
    min: 10,
    max: 45,
  });

const searchDescription = (...names: Name[]) =>
  template(names, {
    title: "Description for search engines",
    description: `a sentence with ${names.map((name) => `{${name}}`).join(" and ")}; with the longest tag it may have 160 characters`,
    min: 70,
    max: 160,
  });

const tagPages = z
  .strictObject({
    title: searchTitle("tag"),
    description: searchDescription("tag"),
    headline: template(["tag"], { title: "Headline", description: "the main heading, with {tag}", max: 90 }),
    subline: intro("one or two sentences under the headline; {tag} can stand in it"),
    backLabel: buttonLabel("the words of the link to the list of all articles"),
  })
  .meta({ title: "Pages of tags", description: "the words of the pages that list the articles of a tag" });

/** The words between the pages of a list. */
export const paginationLabels = {
  label: label("Name", "the name of the list of pages, for screen readers", 60),
  page: template(["page"], { title: "Page", description: "the name of a link, such as Page {page}", max: 40 }),
  all: buttonLabel("the words that open a list of all pages, where the list is long"),
  previous: buttonLabel("the words of the link to the page before"),
  next: buttonLabel("the words of the link to the page after"),
};

const furtherPages = z
  .strictObject({
    title: searchTitle("page"),
    description: searchDescription("page"),
    tagTitle: searchTitle("tag", "page"),
    tagDescription: searchDescription("tag", "page"),
    subline: template(["page", "pages"], {
      title: "Subline",
      description: "what stands under the headline, with {page} and {pages}, such as Page 2 of 5",
      max: 60,
    }),
    ...paginationLabels,
  })
  .meta({ title: "Further pages", description: "what is said from the second page of a list on, and between pages" });

const share = z
  .strictObject({
    heading: heading("the heading over the links"),
    whatsapp: buttonLabel("the words of the link to WhatsApp, after the heading"),
    linkedin: buttonLabel("the words of the link to LinkedIn, after the heading"),
    x: buttonLabel("the words of the link to X, after the heading"),
    facebook: buttonLabel("the words of the link to Facebook, after the heading"),
    email: buttonLabel("the words of the link that opens a mail"),
    system: buttonLabel("the button that opens the device's own list of ways to share"),
    copy: buttonLabel("the button that copies the article's URL"),
    copied: label("Copied", "what is said when the URL has been copied", 80),
    notCopied: label("Not copied", "what to do when the browser refused to copy", 140),
  })
  .meta({ title: "Share", description: "the words of the links under an article that pass it on" });

/** The words of the blog's lists and of what stands around an article. */
export const blogPageSchema = z.strictObject({
  name: pageName,
  seo,
  head: pageHead,
  cardButtonLabel: buttonLabel("the words on each card's link"),
  backLabel: buttonLabel("the words of the link from an article to the list"),
  contentsHeading: heading("the heading over the table of contents of an article or a legal page"),
  readingTime: template(["minutes"], {
    title: "Reading time",
    description: "how long an article takes, such as {minutes} min read",
    max: 40,
  }),
  tagsLabel: label("Tags", "the name of the list of tags, such as Topics"),
  moreTags: buttonLabel("the words that open the rest of a long list of tags"),
  relatedHeading: heading("the heading over the articles to read next"),
  empty: longText({ title: "Text", description: "what stands here while there is no article", max: 320 }),
  tagPages,
  furtherPages,
  share,
  closing,
});
