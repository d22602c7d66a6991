import { group, text } from "./fields";
import { buttonLabel, intro, label } from "./page-shapes";
import { maxTagLength } from "./post";

/** The maximum length of each placeholder's value; page numbers have at most four digits. */
const maxValueLengths = { subject: maxTagLength, title: 45, page: 4, pages: 4, minutes: 3 } as const;
type Name = keyof typeof maxValueLengths;

/** A text with exactly one `{name}` for each name; it fits `max` even with the longest values filled in. */
export const template = (
  names: readonly Name[],
  title: string,
  description: string,
  { min, max }: { min?: number; max: number },
) => {
  const growth = names.reduce((sum, name) => sum + maxValueLengths[name] - `{${name}}`.length, 0);
  const once = names.map((name) => `(?=.*\\{${name}\\})(?!.*\\{${name}\\}.*\\{${name}\\})`);
  return text(title, description, { min, max: max - growth }).regex(new RegExp(`^${once.join("")}`));
};

/**
 * Labels of the pages that list a type's entries, except the first page of the full list.
 *
 * @param subjects what the entries are filtered by, such as "tags"
 * @param subject what `{subject}` stands for, such as "the tag"
 */
export const listLabels = (subjects: string, subject: string) => ({
  subjectPages: group(`Pages of ${subjects}`, `the labels of the pages of ${subjects}`, {
    title: template(
      ["subject"],
      "Title for search engines",
      `a short title with {subject}, which stands for ${subject}; with a long one it may have 45 characters`,
      { min: 10, max: 45 },
    ),
    description: template(
      ["subject"],
      "Description for search engines",
      "a sentence with {subject}; with a long one it may have 160 characters",
      { min: 70, max: 160 },
    ),
    headline: template(
      ["subject"],
      "Headline",
      "the main heading, with {subject}; {page} and {pages} can stand in it",
      { max: 90 },
    ),
    subline: intro("one or two sentences under the headline; {subject} can stand in it"),
  }),
  furtherPages: group("Further pages", "what is said from the second page of a list on, and between pages", {
    title: template(
      ["title", "page"],
      "Title for search engines",
      "a title such as {title} – {page}/{pages}, {title} being that of the list's first page",
      { min: 10, max: 60 },
    ),
    description: template(
      ["title", "page"],
      "Description for search engines",
      "a sentence with {title} and {page}; {pages} can stand in it",
      { min: 70, max: 160 },
    ),
    subline: template(
      ["page", "pages"],
      "Subline",
      "what stands under the headline, with {page} and {pages}, such as Page 2 of 5",
      { max: 60 },
    ),
    label: label("Name", "the name of the list of pages, for screen readers", 60),
    page: template(["page"], "Page", "the name of a link, such as Page {page}", { max: 40 }),
    all: buttonLabel("the words that open a list of all pages, where the list is long"),
    previous: buttonLabel("the words of the link to the page before"),
    next: buttonLabel("the words of the link to the page after"),
  }).meta({ id: "FurtherPages" }),
});
