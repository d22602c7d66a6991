import { expect } from "@playwright/test";
import { shareLinks } from "../../src/domain/share-links";
import { axeViolations } from "../support/axe";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { site } from "../support/site";

const article = "/blog/boost-your-business-with-seo";
const address = `https://tarang.example${article}`;
const title = site.posts.find(({ path }) => path === article)?.title ?? "";

test("@html an article can be passed on by links that ask nothing of anybody before", async ({ page }) => {
  await page.goto(article);
  const share = page.getByRole("region", { name: "Share this article" });
  const links = shareLinks({ url: address, title });
  for (const [name, href] of [
    ["On WhatsApp", links.whatsapp],
    ["On LinkedIn", links.linkedin],
    ["On X", links.x],
    ["On Facebook", links.facebook],
  ] as const) {
    await expect(share.getByRole("link", { name })).toHaveAttribute("href", href);
    await expect(share.getByRole("link", { name })).toHaveAttribute("rel", "noopener");
  }
  await expect(share.getByRole("link", { name: "By e-mail" })).toHaveAttribute("href", links.email);
});

test.describe("where scripts run", () => {
  test("a link is copied by keyboard, and that is said", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(article);
    await hydrated(page);
    const button = page.getByRole("button", { name: "Copy link" });
    await page.getByRole("link", { name: "By e-mail" }).focus();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(await axeViolations(page)).toEqual([]);
  });

  test("a browser that refuses is not taken at its word", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await page.goto(article);
    await hydrated(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "did not let us copy it" })).toBeVisible();
  });

  test("the device's own list is offered where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: (data: ShareData) => Promise.resolve(void document.body.setAttribute("data-shared", String(data.url))),
      });
    });
    await page.goto(article);
    await page.getByRole("button", { name: "Share…" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-shared", address);
  });
});

test.describe("where no scripts run", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is offered that needs them", async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole("region", { name: "Share this article" }).getByRole("link")).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Share…" })).toHaveCount(0);
  });
});
