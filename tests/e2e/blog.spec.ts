import { expect, type Page } from "@playwright/test";
import { relatedPosts } from "../../src/domain/blog/related-posts";
import { tagsOf } from "../../src/domain/blog/tags";
import { test } from "../support/policy-test";
import { site } from "../support/site";

const article = "/blog/boost-your-business-with-seo";
const title = site.posts.find(({ path }) => path === article)?.title ?? "";

const hrefs = (page: Page, name: RegExp) =>
  page
    .getByRole("main")
    .getByRole("link", { name })
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test.describe("@html the list of articles", () => {
  test("leads to every topic, with how many articles each has", async ({ page }) => {
    await page.goto("/blog");
    const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
    await expect(topics).toHaveText(tagsOf(site.posts).map(({ name, count }) => `${name} (${count})`));
    await topics.getByText("SEO").click();
    await expect(page).toHaveURL("/blog/tag/seo");
  });

  test("shows how long each takes and what it is about, as one link", async ({ page }) => {
    await page.goto("/blog");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByText("SEO · Digital marketing", { exact: true })).toBeVisible();
    await expect(card.getByText("10 May 2025 | Tarang Digital Team | 5 min read", { exact: true })).toBeVisible();
    await expect(card.getByRole("link")).toHaveCount(1);
  });

  test("has no way to other pages while one page holds all", async ({ page }) => {
    await page.goto("/blog");
    expect(site.posts.length).toBeLessThan(10);
    await expect(page.getByRole("navigation", { name: "Pages of articles" })).toHaveCount(0);
  });
});

test("@html a topic lists its articles, the newest first, and leads back to all", async ({ page }) => {
  await page.goto("/blog/tag/digital-marketing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles about Digital marketing");
  const ofTopic = site.posts.filter(({ tags }) => tags.includes("Digital marketing"));
  expect(await hrefs(page, /^Read More/)).toEqual(ofTopic.map(({ path }) => path));
  await page.getByRole("link", { name: "All Articles" }).click();
  await expect(page).toHaveURL("/blog");
});

test.describe("@html an article", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(article);
  });

  test("says how long it takes and leads to its topics", async ({ page }) => {
    const byline = "10 May 2025 | Tarang Digital Team | 5 min read";
    await expect(page.getByRole("article").getByText(byline, { exact: true })).toBeVisible();
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Digital marketing" }).click();
    await expect(page).toHaveURL("/blog/tag/digital-marketing");
  });

  test("recommends three others, the nearest first", async ({ page }) => {
    const posts = site.posts.map((post) => ({ ...post, id: post.path }));
    await expect(page.getByRole("heading", { level: 2, name: "Keep reading" })).toBeVisible();
    const expected = relatedPosts(posts).get(article) ?? [];
    expect(expected[0]).toBe("/blog/digital-marketing-trends-2025");
    expect(await hrefs(page, /^Read More/)).toEqual(expected);
  });

  test("is printed without what leads elsewhere", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Share this article" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Topics" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Keep reading" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
