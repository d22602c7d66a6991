import crypto from "node:crypto";
import { load } from "cheerio";
import { pageTemplate } from "../../../../src/server/http/page-template";

const html = `<!doctype html><html><head><title>Page</title></head><body><p data-reference>Soon</p><input name="a"></body></html>`;

const template = (page = html) =>
  pageTemplate<string>(page, ($, slot) => {
    $("p").text(slot((text) => text));
    $("input").attr(
      "value",
      slot((text) => text),
    );
    $("input").attr(
      slot((text) => `data-x="${text}"`),
      "",
    );
  });

describe("the template of a page", () => {
  it("puts texts into elements and attributes, anew for each request", () => {
    const render = template();
    for (const text of ["one", "two"]) {
      const $ = load(render(text));
      expect([$("p").text(), $("input").attr("value"), $("input").attr("data-x")]).toEqual([text, text, text]);
    }
  });

  it("takes neither its own markers nor a pattern of replacements in a text for one", () => {
    const id = crypto.randomUUID();
    jest.spyOn(crypto, "randomUUID").mockReturnValueOnce(id);
    const text = `slot-${id}-0- $& $1 $$`;
    expect(load(template()(text))("p").text()).toBe(text);
  });

  it("has none of the page's scripts", () => {
    const scripts = `<script src="/a.js"></script><link rel="modulepreload" href="/m.js"><link as="script" href="/b.js">`;
    expect(template(html.replace("</head>", `${scripts}</head>`))("x")).toBe(template()("x"));
  });
});
