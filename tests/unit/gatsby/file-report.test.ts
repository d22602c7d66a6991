import { fileReport, recallReports, reportsToRemember } from "../../../src/gatsby/content/file-report";
import { postSource } from "../../support/post-source";

const file = "content/posts/lamp.md";
const sourceOf = (body: string) => postSource(["title: An article about a lamp", "slug: lamp"], body);
const report = (body: string) => fileReport("Post", file, sourceOf(body));

describe("what a file says", () => {
  it("is recalled in the next build as it was, and forgotten when nobody asks", async () => {
    const before = report("## A lamp of {{name}}\n\n[Read](/blog/lamp), ![a lamp](/media/lamp.jpg)");
    fileReport("Post", "content/posts/gone.md", "no front matter");
    const saved = JSON.stringify(reportsToRemember());
    await jest.isolateModulesAsync(async () => {
      const next = await import("../../../src/gatsby/content/file-report");
      next.recallReports(JSON.parse(saved) as ReturnType<typeof reportsToRemember>);
      const recalled = next.fileReport(
        "Post",
        file,
        sourceOf("## A lamp of {{name}}\n\n[Read](/blog/lamp), ![a lamp](/media/lamp.jpg)"),
      );
      expect(recalled).toEqual(JSON.parse(JSON.stringify(before)));
      expect(recalled.pictures).toContain("/media/lamp.jpg");
      expect(Object.keys(next.reportsToRemember())).toEqual([file]);
    });
  });

  it("is not what was recalled when the file has changed since", () => {
    recallReports({ [file]: { digest: "of an older text", report: { ...report("Old."), warnings: [] } } });
    expect(report("A new text.").checked).toMatchObject({ entry: { wordCount: 3 } });
  });
});
