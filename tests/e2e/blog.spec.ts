import { expect, type Page } from "@playwright/test";
import { shareLinks } from "../../src/domain/share-links";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const article = "/blog/sample-article";
const title = "A sample article with a title of the usual length";
const url = `https://sample.example${article}`;

const articlesOn = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /^Read More/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.describe("the blog", { tag: ["@wide", "@html"] }, () => {
  test("links by keyboard from the list to a topic, an article and a related one", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/blog\/tag\//);
    await page.getByRole("link", { name: "All Articles" }).focus();
    await page.keyboard.press("Tab");
    const links = page.getByRole("link", { name: /^Read More/ });
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article")).toBeVisible();
    const first = page.url();
    await links.first().focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole("article")).toBeVisible();
  });

  test("lists each article with a single link", async ({ page }) => {
    await page.goto("/blog/page/2");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Title of article 10" }) });
    await expect(card.getByText(/^\d+ \w+ \d{4}\s\| Sample Team\s\| \d+ min read$/)).toBeVisible();
    await expect(card.getByRole("link")).toHaveCount(1);
  });

  test("shows an article's byline and related articles, and links to its topics", async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole("article").getByText("1 June 2025 | Sample Team | 1 min read")).toBeVisible();
    expect(await articlesOn(page)).toEqual(["/blog/long-title", "/blog/short", "/blog/fourth"]);
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Second Topic" }).click();
    await expect(page).toHaveURL("/blog/tag/second-topic");
    expect(await articlesOn(page)).toEqual([article, "/blog/fourth"]);
  });

  test("has share links, and a copy button with JavaScript", async ({ page, context, javaScriptEnabled }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(article);
    const share = page.getByRole("region", { name: "Share this article" });
    const { whatsapp, linkedin, x, facebook, email } = shareLinks({ url, title });
    for (const [name, href] of Object.entries({
      "On WhatsApp": whatsapp,
      "On LinkedIn": linkedin,
      "On X": x,
      "On Facebook": facebook,
      "By e-mail": email,
    }))
      await expect(share.getByRole("link", { name })).toHaveAttribute("href", href);
    const copy = share.getByRole("button", { name: "Copy link" });
    await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
    if (!javaScriptEnabled) return;
    await hydrated(page);
    await copy.press("Enter");
    await expect(share.getByRole("status")).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    // Browsers have no clipboard API on plain HTTP.
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
    await copy.press("Enter");
    await expect(share.getByRole("status")).toHaveText(/^Your browser did not let us copy it/);
  });
});
