import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type * as Pagefind from "pagefind";
import { contentType, contentTypeNames } from "../../domain/content/content-types";
import { escapeHtml } from "../../domain/escape-html";
import type { PageEntry } from "../../domain/page-entry";
import { searchBundle } from "../../domain/paths";
import { entryNodes, onlyEntry } from "../pages/entry-nodes";

interface SearchPage {
  path: string;
  title: string;
  /** The label of its kind. */
  kind: string;
  /** An article's tags: searchable, but not shown. */
  tags: readonly string[];
  html: string;
}

/** Gatsby compiles an `import()` with a literal to `require`, and Pagefind is an ES module only. */
const importModule = async (name: string) => (await import(name)) as typeof Pagefind;

/**
 * Makes jemalloc, Pagefind's allocator, return memory at once, a sixth of its peak at thousands of pages. Its Rust
 * build prefixes the variable with _RJEM_ (https://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms).
 */
process.env["_RJEM_MALLOC_CONF"] ??= "dirty_decay_ms:0,muzzy_decay_ms:0";

/** Pagefind links to headings with an id, but a question's is on its answer. */
const questionsAsHeadings = (html: string): string =>
  html.replace(/<summary[^>]*>((?:(?!<\/summary>).)*)<\/summary><p id="([^"]+)">/gs, '<h3 id="$2">$1</h3><p>');

/** Separates these elements by a space, as Pagefind would join the words at their borders. */
const wordsApart = (html: string): string =>
  html.replace(/<\/(?:dt|dd|th|address|a)>(?=<(?:dd|th|a|\/tr)[ >])/g, "$& ");

const meta = (name: string, value: string): string =>
  `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(value)}">`;

const accepted = <Answer extends { errors: string[] }>(answer: Answer): Answer => {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join("; ")}`);
  return answer;
};

/**
 * Writes a search index of pages, and the code that searches it.
 *
 * @param pages in a stable order, on which the names of the files depend
 */
export const writeSearchBundle = async (pages: AsyncIterable<SearchPage>, outputPath: string): Promise<void> => {
  const { close, createIndex } = await importModule("pagefind");
  const { index } = accepted(await createIndex());
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
};

/** Excludes unlisted pages, and further and filtered pages of lists, which only repeat their entries. */
const isSearched = ({ kind, path: page, unlisted }: PageEntry): boolean => {
  const list = contentTypeNames.map((name) => contentType(name).page).find((one) => one?.paged && one.kind === kind);
  return !unlisted && (list === undefined || list.path === page);
};

/** Indexes the `main` of built pages, except `data-pagefind-ignore` elements, which repeat other pages. */
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
      // Outside of the entries of folders, a page's headline is a slogan.
      const named = kinds[kind] === undefined ? title : headline;
      yield { path: page, title: named, kind: kinds[kind] ?? labels.kinds.page, tags: tags.get(page) ?? [], html };
    }
  };
  await writeSearchBundle(built(), path.join("public", searchBundle));
};
