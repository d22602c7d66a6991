import { expect } from "@playwright/test";
import type { AsPlainObject } from "minisearch";
import { blogFolders, questionPath } from "../../src/domain/paths";
import { searchOver } from "../../src/features/search/search-engine";
import { test } from "../support/policy-test";
import { everyPage, site } from "../support/site";

interface BuiltIndex extends AsPlainObject {
  documentIds: Record<string, string>;
}

const titled = [...site.services, ...site.industries, ...site.posts];
const questions = site.services.flatMap(({ path, questions: asked }) =>
  asked.map(({ question }) => ({ title: question, path: questionPath(path, question) })),
);

test("@wide everything that is published is found by its title, and nothing else is in the index", async ({
  request,
}) => {
  const index = (await (await request.get("/data/search-index.json")).json()) as BuiltIndex;
  const search = searchOver(index);
  for (const { title, path } of [...titled, ...questions])
    expect(
      search(title)
        .best.slice(0, 3)
        .map((found) => found.path),
      title,
    ).toContain(path);
  // What a tag's page lists is found itself.
  const pages = everyPage.map(({ path }) => path).filter((path) => !path.startsWith(`${blogFolders.tag}/`));
  expect(Object.values(index.documentIds).sort()).toEqual([...pages, ...questions.map(({ path }) => path)].sort());
});

test("@wide the index holds words and no markup, with the brand in the place of its tokens", async ({ request }) => {
  const text = await (await request.get("/data/search-index.json")).text();
  expect(text).not.toMatch(/<\/?(?:p|a|h2|strong|em)\b|\{\{\w+\}\}|%7B%7B/);
});

test("@wide the index travels compressed and is asked for again when it has changed", async ({ request }) => {
  const { headers } = await request
    .get("/data/search-index.json", { headers: { "accept-encoding": "br" } })
    .then((response) => ({ headers: response.headers() }));
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toMatch(/max-age=0.*must-revalidate/);
  expect(headers["etag"]).toBeTruthy();
});
