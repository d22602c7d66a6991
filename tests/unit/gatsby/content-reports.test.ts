import { createHash } from "node:crypto";
import { type FileReport, reportOn } from "../../../src/gatsby/content/content-reports";
import { postSource } from "../../support/post-source";

const file = "content/posts/lamp.md";
const sourceOf = (body: string) => postSource(["title: An article about a lamp", "slug: lamp"], body);

it("the report on a content file is reused in the next build, and rebuilt when the text has changed", () => {
  const text = sourceOf("## A lamp of {{name}}\n\n[Read](/blog/lamp), ![a lamp](/media/lamp.jpg)");
  const report = reportOn("Post", file, text);
  expect(report.pictures).toContain("/media/lamp.jpg");
  // The code that checks is part of it.
  expect(report.digest).not.toBe(createHash("sha256").update(text).digest("base64url"));
  // As serialised by Gatsby's cache.
  const kept = JSON.parse(JSON.stringify(report)) as FileReport;
  expect(reportOn("Post", file, text, kept)).toBe(kept);
  expect(reportOn("Post", file, sourceOf("A new text."), kept)).toMatchObject({
    entry: { body: { wordCount: 3 } },
  });
});
