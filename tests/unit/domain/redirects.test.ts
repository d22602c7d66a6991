import { withFormerSlug } from "../../../src/domain/former-slugs";

describe("withFormerSlug", () => {
  it("adds a slug to the existing ones, each once", () => {
    const data = { slug: "c", formerSlugs: ["a"] };
    expect(withFormerSlug(data, "b")).toEqual({ slug: "c", formerSlugs: ["a", "b"] });
    expect(withFormerSlug(data, "a")).toBe(data);
  });

  it("removes a slug that is in use again, and the list with its last slug", () => {
    expect(withFormerSlug({ slug: "a", formerSlugs: ["a"] }, "b")).toEqual({ slug: "a", formerSlugs: ["b"] });
    expect(withFormerSlug({ slug: "a", formerSlugs: ["a"], order: 1 }, undefined)).toEqual({ slug: "a", order: 1 });
  });

  it("does not change an entry whose slug is the published one, or that was never published", () => {
    const data = { slug: "a", order: 1 };
    expect(withFormerSlug(data, "a")).toBe(data);
    expect(withFormerSlug(data, undefined)).toBe(data);
  });
});
