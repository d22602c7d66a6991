import raw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import { headingIds } from "../../../src/markdown/body-headings";
import { parseBody } from "../../../src/markdown/parse-body";
import { articleHeadings } from "../../../src/markdown/render-markdown";

const tokens = { name: "Tarang Digital" };

it("names the headings of a text as its HTML will", () => {
  const body = [
    "# Not listed",
    "## One thing",
    "## One thing",
    "### `code`, *stress* and [a link](/about)",
    "## {{name}} & ![a lamp](/media/a.jpg) co",
    "Set\nout\n---",
    "> ## Quoted ~~not~~",
  ].join("\n\n");
  const tree = raw(toHast(unified().use(parse).use(gfm).parse(body), { allowDangerousHtml: true }));
  const ids = headingIds(parseBody(body), tokens);
  expect(ids).toEqual(articleHeadings(tree, tokens).map(({ id }) => id));
  expect(ids).toHaveLength(6);
});
