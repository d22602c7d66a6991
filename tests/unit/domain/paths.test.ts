import {
  canonicalPath,
  enquiryPath,
  industryPath,
  isPostPath,
  legalPath,
  listPagePath,
  markdownPath,
  postPath,
  servicePath,
  tagPath,
} from "../../../src/domain/paths";

describe("paths", () => {
  it("keeps the case of a slug, which is part of the address", () => {
    expect(servicePath("Ecommercedevelopment")).toBe("/services/Ecommercedevelopment");
    expect(industryPath("business_startup")).toBe("/industries/business_startup");
    expect(postPath("boost-your-business-with-seo")).toBe("/blog/boost-your-business-with-seo");
    expect(legalPath("cookies")).toBe("/cookies");
  });

  it("chooses a service in the enquiry form", () => {
    expect(enquiryPath("seo")).toBe("/contact_us?service=seo");
  });

  it.each([
    ["/", "/"],
    ["/services/", "/services"],
    ["/services/seo?x=1#top", "/services/seo"],
    ["", "/"],
  ])("writes %j as %j", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each([
    ["/blog/anything", true],
    ["/blog/tag", true],
    ["/blog/tagged", true],
    ["/blog", false],
    ["/blog/tag/seo", false],
    ["/blog/tag/seo/page/2", false],
    ["/blog/page/2", false],
    ["/services/seo", false],
  ])("knows an article's address from others: %s", (path, isPost) => {
    expect(isPostPath(path)).toBe(isPost);
  });

  it("gives the first page of a list the list's own address", () => {
    expect(listPagePath("/blog", 1)).toBe("/blog");
    expect(listPagePath(tagPath("seo"), 2)).toBe("/blog/tag/seo/page/2");
  });

  it.each([
    ["/", "/index.md"],
    ["/services/seo", "/services/seo.md"],
    ["/blog/page/2", "/blog/page/2.md"],
  ])("puts the Markdown twin of %s at %s", (path, twin) => {
    expect(markdownPath(path)).toBe(twin);
  });
});
