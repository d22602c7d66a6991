/** Scripts of one kind. */
export interface ChunkGroup {
  name: string;
  /** Matches the names of its files. */
  pattern: RegExp;
  /** What they may come to together, compressed by gzip, in bytes. */
  limit: number;
}

/** @param file below src, as Gatsby names its chunk: a hyphen for a slash or a dot */
const page = (file: string, limit: number): ChunkGroup => ({
  name: `page: ${file}`,
  pattern: new RegExp(`^component---src-${file}-tsx-`),
  limit,
});

/**
 * The budgets of a build's scripts. A file belongs to the first group whose
 * pattern fits; one that fits none fails the tests, so a new chunk is given a
 * budget when it appears.
 *
 * To set a limit: `npx size-limit` after a build prints each size; a limit is
 * that and a hundredth, rounded up to hundreds. It is lowered whenever a group
 * has shrunk, and raised by a commit that says what the bytes are for.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: "React", pattern: /^framework-/, limit: 69_400 },
  { name: "Gatsby, Emotion and what every page shows", pattern: /^app-/, limit: 53_700 },
  { name: "webpack's runtime", pattern: /^webpack-runtime-/, limit: 3000 },
  { name: "sections shared by several pages, all together", pattern: /^(?:[0-9a-f]{8}|[0-9a-f]{40})-/, limit: 25_000 },
  { name: "search dialog, on use", pattern: /^search-/, limit: 10_000 },
  { name: "chat, on use", pattern: /^chat-/, limit: 2700 },
  { name: "checks of the enquiry form, on use", pattern: /^enquiry-schema-/, limit: 7700 },
  // A chunk with a number for a name is one that nobody has named (`webpackChunkName`). Gatsby has an empty one.
  { name: "nameless", pattern: /^\d+-/, limit: 200 },
  page("pages-index", 3200),
  page("pages-about", 900),
  page("pages-contact-us", 1400),
  page("pages-services", 500),
  page("pages-industries", 4400),
  page("pages-enquiry-received", 1100),
  page("pages-404", 1100),
  page("pages-blog-404", 1000),
  page("templates-service", 1700),
  page("templates-industry", 900),
  page("templates-blog", 600),
  page("templates-post", 4000),
  page("templates-tag", 500),
  page("templates-legal-page", 2000),
];
