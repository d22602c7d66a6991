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
  { name: "React", pattern: /^framework-/, limit: 58_900 },
  { name: "Gatsby, Emotion and what every page shows", pattern: /^app-/, limit: 44_300 },
  { name: "what the application starts with", pattern: /^start\.js$/, limit: 700 },
  { name: "webpack's runtime", pattern: /^webpack-runtime-/, limit: 2400 },
  { name: "sections shared by several pages, all together", pattern: /^(?:[0-9a-f]{8}|[0-9a-f]{40})-/, limit: 20_400 },
  { name: "search dialog, on use", pattern: /^search-/, limit: 10_000 },
  { name: "chat, on use", pattern: /^chat-/, limit: 2600 },
  { name: "measuring of the field, one visit in ten", pattern: /^field-vitals-/, limit: 4100 },
  { name: "checks of the enquiry form, on use", pattern: /^enquiry-schema-/, limit: 7700 },
  // A chunk with a number for a name is one that nobody has named (`webpackChunkName`). Gatsby has an empty one.
  { name: "nameless", pattern: /^\d+-/, limit: 200 },
  page("pages-index", 4600),
  page("pages-about", 1200),
  page("pages-contact-us", 1600),
  page("pages-services", 500),
  page("pages-industries", 4700),
  page("pages-enquiry-received", 1600),
  page("pages-404", 1600),
  page("pages-blog-404", 1500),
  page("templates-service", 2800),
  page("templates-industry", 2100),
  page("templates-blog", 2500),
  page("templates-post", 5900),
  page("templates-tag", 2100),
  page("templates-legal-page", 3500),
];
