import { withFormerSlug } from "../../../src/domain/former-slugs";
import { allRedirects } from "../../../src/gatsby/pages/redirects";

describe("allRedirects", () => {
  it("adds a rule for each former path of a page, which counts as taken", () => {
    const moved = [{ path: "/services/Web", formerPaths: ["/services/web", "/services/site"] }];
    expect(allRedirects([], ["/services/Web"], moved)).toEqual([
      { from: "/services/web", to: "/services/Web" },
      { from: "/services/site", to: "/services/Web" },
    ]);
  });

  it("adds the lower-case form of a path with capitals, and of no other", () => {
    const rules = allRedirects([{ from: "/contact", to: "/contact_us" }], ["/services/Shop", "/services/kites"]);
    expect(rules).toEqual([
      { from: "/contact", to: "/contact_us" },
      { from: "/services/shop", to: "/services/Shop" },
    ]);
  });
});

describe("withFormerSlug", () => {
  it("adds the published slug right after the new one", () => {
    const data = withFormerSlug({ title: "Web", slug: "web-design", order: 1 }, "websitedesign");
    expect(data).toEqual({ title: "Web", slug: "web-design", formerSlugs: ["websitedesign"], order: 1 });
    expect(Object.keys(data)).toEqual(["title", "slug", "formerSlugs", "order"]);
  });

  it("keeps those that are there, each once", () => {
    const data = { slug: "c", formerSlugs: ["a"] };
    expect(withFormerSlug(data, "b")).toEqual({ slug: "c", formerSlugs: ["a", "b"] });
    expect(withFormerSlug(data, "a")).toBe(data);
  });

  it("takes a slug out of the list that is in use again, and the list with its last slug", () => {
    expect(withFormerSlug({ slug: "a", formerSlugs: ["a"] }, "b")).toEqual({ slug: "a", formerSlugs: ["b"] });
    expect(withFormerSlug({ slug: "a", formerSlugs: ["a"], order: 1 }, undefined)).toEqual({ slug: "a", order: 1 });
  });

  it("changes nothing of an entry whose slug is the published one, or that was never published", () => {
    const data = { slug: "a", order: 1 };
    expect(withFormerSlug(data, "a")).toBe(data);
    expect(withFormerSlug(data, undefined)).toBe(data);
  });
});
