import { canonicalPath, isPostPath } from "../../../src/domain/paths";
import { pageKindOf } from "../../../src/domain/page-kind";

describe("paths", () => {
  it.each([
    ["/", "/"],
    ["/services/", "/services"],
    ["/services/kites?x=1#top", "/services/kites"],
    ["", "/"],
  ])("writes %j as %j", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    ["/blog/tagged", true],
    ["/blog", false],
    ["/blog/tag/kites", false],
    ["/blog/page/2", false],
    ["/services/kites", false],
  ])("knows an article's address from others: %s", (path, isPost) => {
    expect(isPostPath(path)).toBe(isPost);
  });
});

const examples = [
  ["/", "home"],
  ["/services/Kites", "service"],
  ["/industries/trade", "industry"],
  ["/contact_us", "contact"],
  ["/blog", "blog"],
  ["/blog/page/2", "blog"],
  ["/blog/tag/kites", "tag"],
  ["/blog/tag/kites/page/2", "tag"],
  ["/blog/tagging-your-pages", "post"],
  ["/privacy-policy", "legal"],
] as const;

describe("the kind of a page", () => {
  it.each(examples)("at %s is %s", (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
