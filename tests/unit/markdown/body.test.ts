import { takenIds } from "../../../src/domain/content/content-types";
import { htmlTree, parseMarkdown, readText } from "../../../src/markdown/parse-markdown";
import { headingIds, readBody } from "../../../src/markdown/read-body";
import { renderArticle } from "../../../src/markdown/render-markdown";

const wordsOf = (body: string) => readText(parseMarkdown(body)).split(/\s+/);

it("reads the words of a Markdown text, without markup, URLs, pictures and comments", () => {
  const body = [
    "## A **bold** heading",
    "",
    "A [link to it](/services/kites) and `code`.",
    "",
    "![A lamp](/media/lamp.jpg)",
    "",
    "<!-- not this -->",
    "",
    "- one",
    "- two",
    "",
    "| a | b |",
    "| - | - |",
    "| c | d |",
  ].join("\n");
  expect(wordsOf(body).filter((word) => /\w/.test(word))).toEqual(
    "A bold heading A link to it and code one two a b c d".split(" "),
  );
});

const tokens = { name: "Acme Studio" };
const taken = takenIds("Service");

it("predicts the heading ids of a text's HTML", async () => {
  const body = [
    "# Not listed",
    "## Menu",
    "## Services",
    "## Menu 1",
    "## One thing",
    "## One thing",
    "###### `code`, *stress* and [a link](/about)",
    "## {{name}} & ![a lamp](/media/a.jpg) co",
    "Set\nout\n---",
    "> ## Quoted ~~not~~",
    "## `{{name}}` in a template",
    "## A *claim[^1]* and another^[Its source.]",
    "[^1]: Where it is from.",
  ].join("\n\n");
  const tree = htmlTree(parseMarkdown(body));
  const ids = headingIds(readBody(parseMarkdown(body), 1).headings, taken, tokens);
  const image = () => Promise.resolve({ width: 1, height: 1, layout: "constrained", images: {} } as const);
  const { html } = await renderArticle(tree, { tokens, image, taken });
  expect(ids).toEqual(Array.from(html.matchAll(/<h\d id="(.*?)"/g), ([, id]) => id));
  expect(ids).toHaveLength(11);
  expect(new Set([...ids, ...taken]).size).toBe(ids.length + taken.length);
});
