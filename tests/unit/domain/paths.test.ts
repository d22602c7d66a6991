import { canonicalPath, isPostPath } from "../../../src/domain/paths";

describe("paths", () => {
  it.each([
    ["/", "/"],
    ["/services/", "/services"],
    ["/services/kites?x=1#top", "/services/kites"],
  ])("canonicalises %j as %j", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    ["/blog/tagged", true],
    ["/blog", false],
    ["/blog/tag/kites", false],
    ["/blog/page/2", false],
    ["/services/kites", false],
  ])("tells article paths from others: %s", (path, isPost) => {
    expect(isPostPath(path)).toBe(isPost);
  });
});
