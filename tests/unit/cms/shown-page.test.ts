import type { Base } from "../../../src/cms/preview/base";
import { pageKind } from "../../../src/cms/preview/page-kinds";
import { shownPage } from "../../../src/cms/preview/shown-page";

const breadcrumbs = ["Home", "Blog", "Before"].map((name) => ({ name, path: `/${name}` }));

const siteSettings = {
  name: "Us",
  email: "a@b.example",
  phones: [{ number: "1" }],
  address: { street: "s", locality: "l", region: "r", postalCode: "p", country: "c" },
  hours: { text: "t", urgent: "u" },
};

const articles = [{ title: "Another article" }];

const baseOf = (data: Record<string, unknown>, { own = true } = {}): Base => ({
  data: { posts: articles, ...data },
  pageContext: { page: { path: "/before", breadcrumbs } },
  own,
  layout: { siteSettings, navigation: { header: [{ label: "Old", to: "/old" }] } },
  related: {},
  icons: {},
});

const noPicture = () => "";

const shownPost = (entry: Record<string, unknown>, base = baseOf({ post: { title: "Before" } })) =>
  shownPage(pageKind("Post"), entry, base, noPicture);

const postOf = async (...args: Parameters<typeof shownPost>) =>
  (await shownPost(...args)).data as { post: Record<string, unknown>; posts: unknown };

describe("the preview of an entry's page", () => {
  it("renders the text as a build does: table of contents, brand tokens, reading time", async () => {
    const { post } = await postOf({ slug: "a", body: `\n## About {{name}}\n\n### More\n\n${"word ".repeat(599)}\n` });
    expect(post["html"]).toContain('<h2 id="about-us">About Us</h2>');
    expect(post["contents"]).toEqual([{ id: "about-us", text: "About Us" }]);
    expect(post).toMatchObject({ path: "/blog/a", wordCount: 602, readingMinutes: 3 });
  });

  it("shows a placeholder for the analytics notice", async () => {
    const { post } = await postOf({ body: "{{analytics}}" });
    expect(post["html"]).toBe("<p>[Here stands the notice of Settings → Counting visits.]</p>");
  });

  it("ends its breadcrumbs with the SEO title, as a build does", async () => {
    const { pageContext } = await shownPost({ title: "A long headline", seo: { title: "Short" } });
    expect(pageContext).toMatchObject({
      page: { breadcrumbs: [{ name: "Home" }, { name: "Blog" }, { name: "Short" }] },
    });
  });

  it("has the ribbon of a draft only for a draft, whatever its schedule", async () => {
    const page = { path: "/before", breadcrumbs, withheld: { publication: "waiting" } };
    const scheduled = { ...baseOf({}), pageContext: { page } };
    for (const draft of [true, false]) {
      const { pageContext } = await shownPost({ draft }, scheduled);
      expect(pageContext.page?.withheld).toEqual(draft ? { publication: "draft" } : undefined);
    }
  });

  it("keeps its page's recommendations, but not those of a borrowed page", async () => {
    expect((await postOf({})).posts).toEqual(articles);
    expect((await postOf({}, baseOf({}, { own: false }))).posts).toEqual([]);
  });

  it("contains no data of the article whose page it borrows", async () => {
    const before = { title: "Before", tags: ["Before"], html: "Before", contents: ["Before"], draft: true };
    const { post } = await postOf({}, baseOf({ post: before }, { own: false }));
    expect(JSON.stringify(post)).not.toContain("Before");
  });
});

it("the preview of a case study has its industry and services, and its quote until another is chosen", async () => {
  const before = { quote: { slug: "theirs", name: "A client", organisation: "A harbour" } };
  const base: Base = {
    ...baseOf({ caseStudy: before }),
    related: {
      allService: { nodes: [{ title: "Kites", path: "/services/kites", description: "All about kites." }] },
      allIndustry: { nodes: [{ title: "Harbours", path: "/industries/harbours" }] },
    },
  };
  const shown = async (quote: string) =>
    (await shownPage(pageKind("CaseStudy"), { industry: "harbours", services: ["kites"], quote }, base, noPicture))
      .data;
  expect(await shown("theirs")).toMatchObject({
    caseStudy: { industry: { title: "Harbours" }, services: [{ title: "Kites" }], quote: { name: "A client" } },
  });
  expect(await shown("another")).toMatchObject({ caseStudy: { quote: null } });
});

it("the preview of the settings omits the parts listed in leftOut", async () => {
  const settings = { ...siteSettings, address: { ...siteSettings.address, mapUrl: "https://maps.example/us" } };
  const shown = async (leftOut: string[]) =>
    (await shownPage(pageKind("SiteSettings"), { ...settings, leftOut }, baseOf({}), noPicture)).layout.siteSettings;
  expect(await shown([])).toMatchObject({ hours: { text: "t" }, address: { mapUrl: "https://maps.example/us" } });
  expect(await shown(["opening hours", "map"])).toMatchObject({ hours: null, address: { street: "s", mapUrl: null } });
});

it("the preview of a list page has the header as typed", async () => {
  const base = { ...baseOf({}), pageContext: { listPage: { list: "/blog", page: 1, pageCount: 1 } } };
  const { pageContext } = await shownPage(pageKind("BlogPage"), { head: { headline: "Typed" } }, base, noPicture);
  expect(pageContext).toMatchObject({ head: { headline: "Typed", subline: "" } });
});

it("the preview of a case-study block works while the site has no case studies", async () => {
  const entry = { blocks: [{ kind: "work", heading: "Our work" }] };
  const { data } = await shownPage(pageKind("BuiltPage"), entry, baseOf({}), noPicture);
  expect(data["builtPage"]).toMatchObject({ blocks: [expect.objectContaining({ studies: [], labels: {} })] });
});
