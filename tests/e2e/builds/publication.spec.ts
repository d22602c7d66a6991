import { expect, type Page, test } from "@playwright/test";
import { draftsSetting } from "../../../src/domain/publication/stage";
import { buildTimeSetting } from "../../../src/gatsby/publication/build-time";
import { testBanner } from "../../support/banner-tests";
import { type FixtureProject, fixtureProject } from "../../support/fixture-build";
import { postSource } from "../../support/post-source";

test.describe.configure({ mode: "serial" });

/** Of the site's zone, Asia/Kolkata, and the same in UTC. */
const noon = { local: "2026-12-01T12:00", instant: "2026-12-01T06:30:00.000Z" };
const before = "2026-12-01T06:29:59.000Z";

const posts = {
  draft: { title: "A draft of an article", fields: ["draft: true"] },
  coming: { title: "A coming article", fields: [`publishAt: ${noon.local}`] },
  going: { title: "A going article", fields: [`expireAt: ${noon.local}`] },
} as const;
type PostName = keyof typeof posts;

/** What programs and visitors read of all articles, and the page that lists those of a tag. */
const places = [
  ...["blog/index.html", "blog/tag/lamps/index.html", "sitemap.xml", "rss.xml", "atom.xml", "feed.json", "llms.txt"],
  "data/search-index.json",
];
/** As long as the text of a banner may be. */
const longText = "From noon on this is said at some length. ".repeat(5).slice(0, 200).trim();
const industries = "content/pages/industries.json";
const banners = "content/settings/banners.json";

/** Gives all slides but the first an end at noon, and the first a beginning then. */
const schedule = (project: FixtureProject) => {
  const page = JSON.parse(project.read(industries)) as { carousel: { slides: { tagline: string }[] } };
  page.carousel.slides.forEach((slide, index) =>
    Object.assign(slide, index === 0 ? { publishAt: "2026-12-01T12:01" } : { expireAt: noon.local }),
  );
  project.write(industries, JSON.stringify(page, null, 2));
  const [early, late] = [
    { text: "Open until noon.", expireAt: noon.local },
    { text: longText, publishAt: noon.local, link: { label: "Ask us", to: "/contact_us" } },
  ];
  project.write(banners, JSON.stringify({ label: "Announcement", banners: [early, late] }, null, 2));
  for (const [slug, { title, fields }] of Object.entries(posts))
    project.write(
      `content/posts/${slug}.md`,
      postSource([`title: ${title}`, `slug: ${slug}`, ...fields], "Text.", ["Lamps"]),
    );
  return page.carousel.slides.map(({ tagline }) => tagline);
};

test.describe("builds of the same files, one after the other in one folder", () => {
  let project: FixtureProject;
  let taglines: string[];
  const open = (file: string) => project.read(`public/${file}`);
  /** Built files that name an article, or are named by it. */
  const tracesOf = ({ title }: { title: string }, name: PostName) =>
    project
      .files("public")
      .filter(
        (file) =>
          file.includes(`blog/${name}`) ||
          (/\.(?:html|json|js|xml|txt|md)$/.test(file) && project.read(file).includes(title)),
      );
  const hasPage = (name: PostName) => project.exists(`public/blog/${name}/index.html`);
  const build = async (settings: Record<string, string>) => {
    test.setTimeout(300_000);
    const { succeeded, output } = await project.build(settings);
    expect(succeeded, output).toBe(true);
    return output;
  };
  const slidesOn = async (page: Page) => {
    await page.setContent(open("industries/index.html"));
    const shown = await Promise.all(taglines.map((tagline) => page.getByRole("heading", { name: tagline }).count()));
    return taglines.filter((_, index) => (shown[index] ?? 0) > 0);
  };

  test.beforeAll(() => {
    test.setTimeout(120_000);
    project = fixtureProject();
    taglines = schedule(project);
  });
  test.afterAll(() => project.dispose());

  test("a preview shows all articles, says of each why it is withheld, and is for no crawler", async ({ page }) => {
    const output = await build({ [draftsSetting]: "on", [buildTimeSetting]: before });
    expect(output).toContain("This build shows drafts");
    const ribbons = { draft: "Draft – not published", coming: "Not published before 1 December 2026" } as const;
    for (const [name, ribbon] of Object.entries(ribbons)) {
      await page.setContent(open(`blog/${name}/index.html`));
      await expect(page.getByText(ribbon)).toBeVisible();
    }
    for (const file of ["index.html", "blog/going/index.html", "about/index.html"])
      expect(open(file), file).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/);
    expect(open("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    for (const { title } of [posts.draft, posts.coming])
      expect(open("sitemap.xml") + open("rss.xml")).not.toContain(title);
    expect(await slidesOn(page)).toEqual(taglines);
  });

  test("production has nothing of the draft that the preview left, or of what is not due", async ({ page }) => {
    const output = await build({ [buildTimeSetting]: before });
    expect((["draft", "coming", "going"] as const).filter(hasPage)).toEqual(["going"]);
    for (const file of places) {
      expect(open(file), file).not.toMatch(/A draft of|A coming|blog\/(?:draft|coming)/);
      expect(open(file), file).toMatch(/A going|blog\/going|Lamps/);
    }
    expect([...tracesOf(posts.draft, "draft"), ...tracesOf(posts.coming, "coming")]).toEqual([]);
    expect(open("robots.txt")).toContain("Sitemap:");
    expect(open("about/index.html")).toContain("index, follow");
    expect(await slidesOn(page)).toEqual(taglines.slice(1));
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveText("Open until noon.");
    expect(output).toContain("content/posts/coming.md waits for 2026-12-01T12:00");
    expect(output).toContain(`${noon.local} content/posts/going.md is withdrawn`);
    expect(JSON.parse(open("schedule.json"))).toEqual({ builtAt: before, nextDue: noon.instant });
  });

  test("one second later, the next build has what is due, and nothing of what has expired", async ({ page }) => {
    const output = await build({ [buildTimeSetting]: noon.instant });
    expect((["draft", "coming", "going"] as const).filter(hasPage)).toEqual(["coming"]);
    for (const file of places) {
      expect(open(file), file).not.toMatch(/A draft of|A going|blog\/(?:draft|going)/);
      expect(open(file), file).toMatch(/A coming|blog\/coming|Lamps/);
    }
    expect([...tracesOf(posts.draft, "draft"), ...tracesOf(posts.going, "going")]).toEqual([]);
    expect(project.exists("public/blog/coming.md")).toBe(true);
    expect(await slidesOn(page)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveText(`${longText} Ask us`);
    expect(output).toContain("Fell due since the last build:");
    expect(JSON.parse(open("schedule.json"))).toEqual({ builtAt: noon.instant, nextDue: "2026-12-01T06:31:00.000Z" });
  });

  test.describe("served", () => testBanner(() => project));
});
