import { expect, test } from "@playwright/test";
import { announcedService } from "../../support/announced-service";
import { type FixtureProject, fixtureProject } from "../../support/fixture-build";
import { galleryTraces } from "../../support/gallery-traces";
import { manyPosts, testManyPosts } from "../../support/many-posts-tests";
import { testPagination } from "../../support/pagination-tests";
import { planted, plantedFile, plantedSettings } from "../../support/planted-settings";
import { postSource } from "../../support/post-source";

const longTitle = "A title that goes on for as long as a title may, to see what becomes of the cards in the list";

test.describe.configure({ mode: "serial" });

test.describe("a build of the content with a draft, an announced service and emptied fields", () => {
  let project: FixtureProject;
  const open = (file: string) => project.read(`public/${file}`);

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    project = fixtureProject();
    project.write(announcedService.file, announcedService.source);
    project.write(
      "content/posts/draft.md",
      postSource(["title: Not ready yet", "slug: not-ready", "formerSlugs: [unready]", "draft: true"], "Text."),
    );
    project.write(
      "content/posts/empty.md",
      postSource(
        [`title: ${longTitle.slice(0, 90)}`, "slug: empty-fields", "formerSlugs: [was-full]", 'author: ""', "draft:"],
        "![A lamp](/media/ppc.jpg)\n",
      ),
    );
    for (const { name, source } of manyPosts) project.write(`content/posts/${name}.md`, source);
    for (const file of [".env", ".env.production"]) project.write(file, plantedFile);
    const { succeeded, output } = await project.build(plantedSettings);
    expect(succeeded, output).toBe(true);
    expect(output).not.toContain(planted);
  });

  test.afterAll(() => project.dispose());

  test("has no secret of its environment, or of an .env file, in any built file", () => {
    const built = [...project.files("public"), ...project.files(".cache/functions"), ...project.files("dist")];
    expect(built.filter((file) => file.startsWith(".cache/functions/contact"))).not.toEqual([]);
    expect(built.filter((file) => project.read(file).includes(planted))).toEqual([]);
  });

  test("has no trace of the gallery", () => {
    expect(galleryTraces(project.root)).toEqual([]);
  });

  test("has no trace of the draft", () => {
    expect(project.exists("public/blog/not-ready/index.html")).toBe(false);
    expect(open("blog/index.html")).not.toContain("Not ready yet");
    expect(open("data/search-index.json")).not.toContain("not-ready");
  });

  test("leads from a former slug to its page, by a rule and by a page, but from none of a draft's", () => {
    expect(open("blog/was-full/index.html")).toContain('content="0; url=/blog/empty-fields"');
    const { redirects } = JSON.parse(project.read("dist/manifest.json")) as { redirects: { from: string }[] };
    expect(redirects).toContainEqual({ from: "/blog/was-full", to: "/blog/empty-fields", status: 301 });
    expect(redirects.map(({ from }) => from)).not.toContain("/blog/unready");
    expect(project.exists("public/blog/unready/index.html")).toBe(false);
  });

  testManyPosts(() => project);
  test.describe("served", () => testPagination(() => project));

  test("has a card for the announced service, and neither page nor choice", async ({ page }) => {
    expect(project.exists("public/services/podcasts/index.html")).toBe(false);
    await page.setContent(open("index.html"));
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: announcedService.title }) });
    await expect(card.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("option", { name: announcedService.title })).toHaveCount(0);
    await page.setContent(open("services/index.html"));
    await expect(page.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
    await expect(page.locator("#menu").getByText(announcedService.title)).toHaveCount(0);
    expect(open("data/chat-script.json")).toContain("service:seo");
    expect(open("data/chat-script.json")).not.toContain(announcedService.title);
    expect(open("data/search-index.json")).not.toContain(announcedService.title);
  });

  test("signs an article without author in the team's name", async ({ page }) => {
    const html = open("blog/empty-fields/index.html");
    expect(open("data/search-index.json")).toContain("/blog/empty-fields");
    await page.setContent(html);
    await expect(page.getByRole("article").getByText("1 July 2025 | Tarang Digital Team")).toBeVisible();
    const lamp = page.locator("picture", { has: page.getByRole("img", { name: "A lamp" }) });
    await expect(lamp.locator("source")).toHaveAttribute("srcset", /\.avif \d+w/);
    await expect(lamp.locator("img")).toHaveAttribute("src", /^\/static\/.+\.jpg$/);
  });

  test("asks again, after an edit of one article, for the pages that show it and for no others", async () => {
    test.setTimeout(300_000);
    const article = "content/posts/article-05.md";
    const showing = project
      .files("public")
      .filter((file) => file.endsWith("index.html") && project.read(file).includes('href="/blog/article-05"'));
    project.write(article, project.read(article).replace("Text.", "Another text."));
    const { succeeded, output } = await project.build(plantedSettings);
    expect(succeeded, output).toBe(true);
    expect(open("blog/article-05/index.html")).toContain("Another text.");
    const asked = Number(/run queries in workers - [\d.]+s - (\d+)\//.exec(output)?.[1]);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(showing.length + 1);
  });
});

test("a build stops at mistakes and at hostile texts, and names file, field and remedy in one line", async () => {
  test.setTimeout(120_000);
  const project = fixtureProject();
  const file = "content/services/seo.md";
  project.write(file, project.read(file).replace(/^ {4}number: .*\n/m, ""));
  const hostile = '<script>alert(1)</script>\n\n<img src="x" onerror="alert(1)">\n\n[Click](javascript:alert(1))';
  project.write("content/posts/hostile.md", postSource(["title: Hostile", "slug: hostile"], hostile));
  const { succeeded, output } = await project.build();
  project.dispose();
  expect(succeeded).toBe(false);
  expect(output.match(/^content\/posts\/hostile\.md: body /gm)).toHaveLength(3);
  expect(output.split("\n")).toContain(`${file}: stats[0].number is missing — write a figure such as 850+ or 24/7`);
});
