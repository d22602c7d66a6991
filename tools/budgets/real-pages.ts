import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { pageKinds } from "../../tests/support/page-kinds";

const htmlOf = (folder: string, slug: string) => path.join("public", folder, slug, "index.html");

/** The page with the most HTML: where it keeps the budgets, its kind does. */
const largest = (folder: string, slugs = readdirSync(path.join("public", folder))) => {
  const sizes = slugs
    .map((slug) => ({ slug, file: htmlOf(folder, slug) }))
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file }) => ({ slug, size: statSync(file).size }));
  const [first] = sizes.toSorted((a, b) => b.size - a.size);
  if (first === undefined)
    throw new Error(`public/${folder} has no page that could be measured: build the site first.`);
  return first.slug;
};

/** One page of each kind, of the site that was built last. */
export const realPages = () =>
  pageKinds({
    service: largest("services"),
    industry: largest("industries"),
    article: largest("blog"),
    tag: largest("blog/tag"),
    legalPage: largest(
      "",
      readdirSync("content/legal").map((file) => path.parse(file).name),
    ),
  });
