import { allRedirects, checkRedirects } from "../../../src/domain/redirects";

const pages = new Set(["/", "/contact_us", "/services/Domain", "/services/seo"]);
const problemsOf = (...rules: [string, string][]) =>
  checkRedirects(
    rules.map(([from, to]) => ({ from, to })),
    pages,
  ).map(({ problem }) => problem);

describe("checkRedirects", () => {
  it("accepts rules that lead from an old path to a page or to another site", () => {
    expect(problemsOf(["/contact", "/contact_us"], ["/shop", "https://shop.example/"])).toEqual([]);
  });

  it.each([
    ["a rule to itself", [["/old", "/old/"]], "to itself"],
    ["a target that is no page", [["/old", "/nowhere"]], "no page"],
    ["a hidden page", [["/services/seo", "/contact_us"]], "hides the page"],
    [
      "a chain",
      [
        ["/a", "/b"],
        ["/b", "/contact_us"],
      ],
      "makes a chain",
    ],
    [
      "a loop",
      [
        ["/a", "/b"],
        ["/b", "/a"],
      ],
      "makes a loop",
    ],
    [
      "a repeated rule",
      [
        ["/a", "/contact_us"],
        ["/a", "/"],
      ],
      "repeats a rule",
    ],
  ] as [string, [string, string][], string][])("refuses %s", (_name, rules, problem) => {
    expect(problemsOf(...rules).join()).toContain(problem);
  });
});

describe("allRedirects", () => {
  it("adds the lower-case form of a path with capitals, and of no other", () => {
    const rules = allRedirects([{ from: "/contact", to: "/contact_us" }], ["/services/Domain", "/services/seo"]);
    expect(rules).toEqual([
      { from: "/contact", to: "/contact_us" },
      { from: "/services/domain", to: "/services/Domain" },
    ]);
  });

  it("adds nothing where the lower-case form is a page of its own", () => {
    expect(allRedirects([], ["/services/Domain", "/services/domain"])).toEqual([]);
  });
});
