import { pageKindOf, pageKinds } from "../../../src/domain/page-kind";

const examples = [
  ["/", "home"],
  ["/services", "services"],
  ["/services/Domain", "service"],
  ["/industries", "industries"],
  ["/industries/media", "industry"],
  ["/about", "about"],
  ["/contact_us", "contact"],
  ["/blog", "blog"],
  ["/blog/page/2", "blog"],
  ["/blog/tag/seo", "tag"],
  ["/blog/tag/seo/page/2", "tag"],
  ["/blog/tagging-your-pages", "post"],
  ["/privacy-policy", "legal"],
] as const;

describe("the kind of a page", () => {
  it.each(examples)("at %s is %s", (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });

  it("is one of those that there are, each of which has an address", () => {
    expect([...new Set(examples.map(([, kind]) => kind))].sort()).toEqual([...pageKinds].sort());
  });
});
