import { bodyText } from "../../../src/markdown/body-text";
import { parseBody } from "../../../src/markdown/parse-body";

const wordsOf = (body: string) => bodyText(parseBody(body)).split(/\s+/);

describe("what is read of a Markdown text", () => {
  it("is its words, without markup, addresses, pictures and comments", () => {
    const body = [
      "## A **bold** heading",
      "",
      "A [link to it](/services/seo) and `code`.",
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

  it("is nothing of nothing", () => {
    expect(bodyText(parseBody(""))).toBe("");
  });
});
