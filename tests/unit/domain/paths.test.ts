import {
  canonicalPath,
  enquiryPath,
  industryPath,
  isPostPath,
  legalPath,
  postPath,
  servicePath,
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

  it("knows an article's address from the list's", () => {
    expect(isPostPath("/blog/anything")).toBe(true);
    expect(isPostPath("/blog")).toBe(false);
  });
});
