import { DomUtils, parseDocument } from "htmlparser2";

/** A script's types that make a browser run it (https://html.spec.whatwg.org/multipage/scripting.html); any other is data. */
const executable = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const parsed = (html: string) => parseDocument(html, { withStartIndices: true, withEndIndices: true });

const scriptsOf = (document: ReturnType<typeof parsed>) =>
  DomUtils.getElementsByTagName("script", document).filter(({ attribs }) => executable.test(attribs["type"] ?? ""));

const fetchesScript = ({ attribs: { rel = "", as } }: { attribs: Record<string, string> }): boolean =>
  /\bmodulepreload\b/i.test(rel) || (/\b(?:preload|prefetch)\b/i.test(rel) && as === "script");

/**
 * How many bytes of script stand in a page's own HTML. What names an address, or is data such as JSON-LD, has none.
 *
 * @returns bytes of UTF-8, all such scripts together
 */
export const inlineScriptBytes = (html: string): number =>
  scriptsOf(parsed(html))
    .filter(({ attribs }) => attribs["src"] === undefined)
    .reduce((sum, script) => sum + Buffer.byteLength(DomUtils.textContent(script)), 0);

/** A page without anything that runs or loads a script. Every other character stays as it is. */
export const withoutScripts = (html: string): string => {
  const document = parsed(html);
  const links = DomUtils.getElementsByTagName("link", document).filter(fetchesScript);
  const cut = [...scriptsOf(document), ...links]
    .map(({ startIndex, endIndex }) => ({ start: startIndex ?? 0, end: (endIndex ?? -1) + 1 }))
    .sort((a, b) => b.start - a.start);
  return cut.reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), html);
};
