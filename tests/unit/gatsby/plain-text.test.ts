import raw from "hast-util-raw";
import toHast from "mdast-util-to-hast";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import { plainText } from "../../../src/markdown/plain-text";

const textOf = (markdown: string) =>
  plainText(raw(toHast(unified().use(parse).use(gfm).parse(markdown), { allowDangerousHtml: true })), { name: "Us" });

describe("plainText", () => {
  it("is the words of a text in one line", () => {
    expect(textOf("## One\n\nTwo **three**\n[four](/five).\n\n- six\n- seven\n")).toBe("One Two three four. six seven");
  });

  it("keeps the cells of a table apart", () => {
    expect(textOf("| a | b |\n|---|---|\n| 1 | 2 |\n")).toBe("a b 1 2");
  });

  it("puts the brand in the place of its tokens", () => {
    expect(textOf("{{name}} and {{other}}")).toBe("Us and {{other}}");
  });

  it("has nothing of a script, and of a picture only what is written around it", () => {
    expect(textOf("Before <script>alert(1)</script> ![A lamp](/media/lamp.jpg) after")).toBe("Before after");
  });
});
