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
      "a loop of three",
      [
        ["/a", "/b"],
        ["/b", "/c/"],
        ["/c", "/a?x=1"],
      ],
      "makes a loop: /a leads to /b leads to /c/ leads to /a?x=1",
    ],
    [
      "a rule that leads into a loop",
      [
        ["/in", "/a"],
        ["/a", "/b"],
        ["/b", "/a"],
      ],
      "leads into a loop",
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

it("names the end of a chain of any length as the target to write", () => {
  const rules = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/services/seo" },
  ];
  expect(checkRedirects(rules, pages).map(({ index, advice }) => [index, advice])).toEqual([
    [0, "write /services/seo in to"],
    [1, "write /services/seo in to"],
  ]);
});

describe("allRedirects", () => {
  it("adds a rule for each former path of a page, which counts as taken", () => {
    const moved = [{ path: "/services/Web", formerPaths: ["/services/web", "/services/site"] }];
    expect(allRedirects([], ["/services/Web"], moved)).toEqual([
      { from: "/services/web", to: "/services/Web" },
      { from: "/services/site", to: "/services/Web" },
    ]);
  });

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
