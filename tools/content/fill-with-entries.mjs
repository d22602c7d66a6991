import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

const frontMatter = /^---\n([\s\S]*?\n)---\n/;

/** @param {string} folder @returns {string[]} the texts of its Markdown files, sorted by name */
const markdownFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));

/** @param {string} file @returns {Record<string, any>} */
const dataOf = (file) => parse(frontMatter.exec(file)?.[1] ?? "");

/** @param {string} content @param {string} folder @returns {string} the slug of the first entry */
const firstSlug = (content, folder) => dataOf(markdownFiles(path.join(content, folder))[0] ?? "")["slug"];

/** @param {number} index @returns {string} dates backwards from the end of 2024, 24 entries each */
const dayOf = (index) => new Date(Date.UTC(2024, 11, 31) - index * 3_600_000).toISOString().slice(0, 10);

/**
 * The fields in which the copies of each kind differ from the existing entries that they are made from.
 *
 * @type {Record<string, (index: number, content: string) => Record<string, unknown>>}
 */
const ownFields = {
  services: (index) => ({ slug: `service-${index}`, order: index + 1 }),
  posts: (index) => ({ slug: `article-${index}`, date: dayOf(index) }),
  "built-pages": (index) => ({ slug: `lp/page-${index}`, draft: undefined, noindex: undefined, campaign: undefined }),
  work: (index, content) => ({
    slug: `case-${index}`,
    client: "A client",
    industry: firstSlug(content, "industries"),
    services: [firstSlug(content, "services")],
    date: dayOf(index),
    summary: "A summary says in one or two sentences what was done, and for whom it was done.",
    challenge: "A challenge.",
    outcome: { text: "An outcome." },
    tags: undefined,
    author: undefined,
    excerpt: undefined,
  }),
};

/** Case studies are copied from articles, which every project has. @type {Record<string, string>} */
const modelFolders = { work: "posts" };

/** The kinds of entries that can be copied. */
export const kindsOfEntries = Object.keys(ownFields);

/**
 * Fills a folder with copies of existing entries.
 *
 * @param {string} content the folder of the content
 * @param {string} kind one of `kindsOfEntries`
 * @param {number} count the total number of entries
 * @returns {string} the folder
 */
export const fillWithEntries = (content, kind, count) => {
  const folder = path.join(content, kind);
  mkdirSync(folder, { recursive: true });
  const models = markdownFiles(path.join(content, modelFolders[kind] ?? kind));
  for (let index = markdownFiles(folder).length; index < count; index += 1) {
    const model = models[index % models.length] ?? "";
    const data = {
      ...dataOf(model),
      formerSlugs: undefined,
      title: `Entry number ${index}`,
      seo: {
        title: `Entry number ${index}`,
        description: `What search engines show of entry number ${index}, which exists only for a test.`,
      },
      ...ownFields[kind]?.(index, content),
    };
    const body = model.replace(frontMatter, "");
    writeFileSync(path.join(folder, `entry-${index}.md`), `---\n${stringify(data)}---\n${body}`);
  }
  return folder;
};
