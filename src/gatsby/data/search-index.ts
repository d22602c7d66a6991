import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type * as Pagefind from "pagefind";
import { contentType, contentTypeNames } from "../../domain/content/content-types";
import { escapeHtml } from "../../domain/escape-html";
import type { PageEntry } from "../../domain/page-entry";
import { searchBundle } from "../../domain/paths";
import { entryNodes, onlyEntry } from "../pages/entry-nodes";

/** A page as the search shows it. */
interface SearchPage {
  path: string;
  title: string;
  /** What it is, in a word. */
  kind: string;
  /** Of an article. They are found, and not shown. */
  tags: readonly string[];
  html: string;
}

/** Gatsby's compiler makes a `require` of an import that names its module, and Pagefind is an ES module only. */
const importModule = async (name: string) => (await import(name)) as typeof Pagefind;

/**
 * Has Pagefind's allocator give memory back at once, a sixth of its peak at thousands of pages: jemalloc, whose Rust
 * build puts _RJEM_ before the variable's name (https://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms).
 */
process.env["_RJEM_MALLOC_CONF"] ??= "dirty_decay_ms:0,muzzy_decay_ms:0";

/** Parts of Pagefind that the site does without: interfaces, a highlighter, and the worker that its policy forbids. */
const unused = /^pagefind-.+\.(?:js|css)$/;

/** Pagefind links to headings with an id; of a question the answer has it. */
const questionsAsHeadings = (html: string): string =>
  html.replace(/<summary[^>]*>((?:(?!<\/summary>).)*)<\/summary><p id="([^"]+)">/gs, '<h3 id="$2">$1</h3><p>');

/** Pagefind reads on from one of these to the next without a space, and would make one word of two. */
const wordsApart = (html: string): string =>
  html.replace(/<\/(?:dt|dd|th|address|a)>(?=<(?:dd|th|a|\/tr)[ >])/g, "$& ");

const meta = (name: string, value: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`;

const accepted = <Answer extends { errors: string[] }>(answer: Answer): Answer => {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
};

/**
 * Writes an index of pages, and what browsers need to search it.
 *
 * @param pages in any number, but in an order that stays the same: the names of the files depend on it
 */
export const writeSearchBundle = async (pages: AsyncIterable<SearchPage>, outputPath: string): Promise<void> => {
  const { close, createIndex } = await importModule("pagefind");
  const { index } = accepted(await createIndex({ excludeSelectors: ["form"] }));
  if (index === undefined) throw new Error("Pagefind has made no index.");
  for await (const { path: url, title, kind, tags, html } of pages) {
    const marked = html
      .replace("</head>", () => `${meta("title", title)}${meta("kind", kind)}${meta("tags", tags.join(", "))}</head>`)
      .replace("<main ", "<main data-pagefind-body ");
    accepted(await index.addHTMLFile({ url, content: wordsApart(questionsAsHeadings(marked)) }));
  }
  await rm(outputPath, { recursive: true, force: true });
  accepted(await index.writeFiles({ outputPath }));
  await close();
  const names = (await readdir(outputPath)).filter((name) => unused.test(name));
  await Promise.all(names.map((name) => rm(path.join(outputPath, name))));
};

/** Unlisted pages are not to be found; further pages of lists, and lists of a part, only repeat what they list. */
const isSearched = ({ kind, path: page, unlisted }: PageEntry): boolean => {
  const list = contentTypeNames.map((name) => contentType(name).page).find((one) => one?.paged && one.kind === kind);
  return !unlisted && (list === undefined || list.path === page);
};

/** Indexes the `main` of the built pages. What is marked `data-pagefind-ignore` in it repeats other pages. */
export const writeSearchIndex = async (
  args: Pick<BuildArgs, "getNodesByType">,
  pages: readonly PageEntry[],
): Promise<void> => {
  const labels = onlyEntry(args, "SearchLabels");
  const kinds: Partial<Record<string, string>> = labels.kinds;
  const tags = new Map(entryNodes(args, "Post").map((post) => [post.path, post.tags]));
  const built = async function* () {
    for (const { path: page, kind, headline, title } of pages.filter(isSearched)) {
      const html = await readFile(path.join("public", page, "index.html"), "utf8");
      // A page that is no entry of a folder has a slogan for its headline.
      const named = kinds[kind] === undefined ? title : headline;
      yield { path: page, title: named, kind: kinds[kind] ?? labels.kinds.page, tags: tags.get(page) ?? [], html };
    }
  };
  await writeSearchBundle(built(), path.join("public", searchBundle));
};
