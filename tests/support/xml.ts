import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { validateXML } from "xmllint-wasm";
import { builtText } from "./built-pages";

/** A published XML file for CSS selectors; escape a colon in a name: `atom\\:link`. */
export const xmlOf = (file: string) => load(builtText(file), { xml: true });

const messages = async (check: ReturnType<typeof validateXML>): Promise<string[]> =>
  (await check).errors.map(({ message }) => message);

/** Validation errors of a sitemap (https://www.sitemaps.org/protocol.html). */
export const sitemapProblems = (contents: string): Promise<string[]> =>
  messages(
    validateXML({
      xml: [{ fileName: "sitemap.xml", contents }],
      schema: [{ fileName: "sitemap.xsd", contents: readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8") }],
    }),
  );

/** Errors that keep a text from being well-formed XML. */
export const xmlProblems = (contents: string): Promise<string[]> =>
  messages(validateXML({ xml: [{ fileName: "file.xml", contents }], normalization: "format" }));
