// `npm run content:format`: writes the content as the CMS would, and keeps the old slugs of renamed pages.
import { parseArgs } from "node:util";
import { commitOf } from "../src/gatsby/content/changed-entries";
import { UsageError, parsed, printAnswer } from "./command-line";
import { formatContent } from "./content/format-content";

const usage = `npm run content:format -- [--base COMMIT]

  --base  the commit whose paths must not disappear, HEAD by default`;

void printAnswer(async () => {
  const { values } = parsed(() => parseArgs({ options: { base: { type: "string" } } }), usage);
  if (values.base !== undefined && commitOf(process.cwd(), values.base) === undefined)
    throw new UsageError(`There is no commit ${values.base} here. A shallow clone may have to be deepened.`);
  const { written, kept } = await formatContent(process.cwd(), values.base ?? "HEAD");
  return [
    ...written.map((file) => `${file} written`),
    ...kept.map(({ file, lost }) => `${file} left alone: its front matter has ${lost}, which would be lost`),
    `${written.length} written, ${kept.length} left alone`,
  ].join("\n");
});
