import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import gfm from "remark-gfm";
import parse from "remark-parse";
import unified from "unified";
import { parseFile } from "../../../src/gatsby/content/parse-file";
import { descendants } from "../../../src/markdown/hast";
import { parseBody } from "../../../src/markdown/parse-body";

const whole = (body: string) => descendants(unified().use(parse).use(gfm).parse(body));

const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));

it.each(files)("reads %s as the parser with all extensions does", (name) => {
  const source = readFileSync(path.join("content", name), "utf8");
  const { body } = parseFile(name, source);
  // Front matter read as text is a text of unusual form.
  for (const text of [body, source]) expect(parseBody(text)).toEqual(whole(text));
});

it.each([
  "a | b\n- | -\n1 | 2",
  "a\n-\n",
  "~~gone~~",
  "- [ ] to do\n- [x] done\n- [X] done\n- [\t] tab",
  "see WWW.example.com, HTTPS://example.com and http://example.com",
  "write to me@example.com",
  "a: b\n:-\n",
  "a: b\n- c\n\nd",
  "> a:\n> :-:\n> b",
])("reads %j as the parser with all extensions does", (body) => {
  expect(parseBody(body)).toEqual(whole(body));
});
