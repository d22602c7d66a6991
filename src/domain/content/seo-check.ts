import { postLists } from "../blog/tags";
import { listPages } from "../list-pages";
import { listSeo, type SearchText } from "../list-texts";
import { routes } from "../paths";
import { entriesOf, type Entry } from "./entry";
import { repeatedErrors, type ValidationError } from "./validation-error";

/** In characters, including the site's name: search engines show about 600 pixels of a title. */
const maxTitleLength = 70;

interface Described {
  file: string;
  /** The field that holds the title and the description, or their templates. */
  field: string;
  seo: SearchText;
}

const ownTexts = ({ file, data }: Entry): Described[] =>
  "seo" in data && data.seo !== undefined ? [{ file, field: "seo", seo: data.seo }] : [];

/** Pages that list articles, except the first, which has texts of its own. */
const listTextsOf = (entries: readonly Entry[]): Described[] => {
  const posts = entriesOf(entries, "Post").map(({ data }) => data);
  const further = postLists(posts)
    .flatMap(listPages)
    .filter(({ path }) => path !== routes.blog);
  return entriesOf(entries, "BlogPage").flatMap(({ file, data }) =>
    further.map((page) => ({
      file,
      field: page.page === 1 ? "subjectPages" : "furtherPages",
      seo: listSeo(data, page),
    })),
  );
};

const repeated = (described: readonly Described[], text: keyof SearchText): ValidationError[] => {
  const values = described.map(({ file, field, seo }) => ({
    file,
    field: `${field}.${text}`,
    value: `${JSON.stringify(seo[text])} on a page`,
    key: seo[text],
  }));
  return repeatedErrors(values, "write what only this page has");
};

const tooLong = ({ file, field, seo }: Described, name: string): ValidationError[] => {
  const length = `${seo.title} | ${name}`.length;
  if (length <= maxTitleLength) return [];
  return [
    {
      file,
      field: `${field}.title`,
      problem: `has ${length} characters with the name of the site, at most ${maxTitleLength} allowed`,
      advice: "shorten it",
    },
  ];
};

/**
 * Reports duplicate SEO titles and descriptions, and titles that are too long with the site's name appended.
 *
 * @param entries all entries that their schemas accepted
 */
export const seoErrors = (entries: readonly Entry[]): ValidationError[] => {
  const described = [...entries.flatMap(ownTexts), ...listTextsOf(entries)];
  const name = entriesOf(entries, "SiteSettings")[0]?.data.name ?? "";
  return [
    ...repeated(described, "title"),
    ...repeated(described, "description"),
    // Search results may cut the page number off the title of a further page.
    ...described.filter(({ field }) => field !== "furtherPages").flatMap((page) => tooLong(page, name)),
  ];
};
