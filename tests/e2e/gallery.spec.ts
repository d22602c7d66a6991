import { expect } from "@playwright/test";
import { galleryPath } from "../../src/gatsby/pages/create-gallery-page";
import { axeViolations } from "../support/axe";
import { fixtureBuild } from "../support/fixture-site";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { searchedPages } from "../support/search-index";

test.use({ reducedMotion: "reduce" });

test("the gallery is noindex, unlinked and not in sitemap or search", { tag: "@wide" }, async ({ page }) => {
  await page.goto(galleryPath);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const { files, read, root } = fixtureBuild("before-noon");
  const pages = files("public").filter((file) => file.endsWith(".html") && !file.startsWith(`public${galleryPath}/`));
  expect(pages.filter((file) => read(file).includes(galleryPath))).toEqual([]);
  expect(read("public/sitemap.xml")).not.toContain(galleryPath);
  expect(searchedPages(`${root}/public`).map(({ url }) => url)).not.toContain(galleryPath);
});

test("each specimen is shown in both themes", { tag: "@wide" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(galleryPath);
  const figure = page.getByRole("figure", { name: "Button, filled", exact: true });
  const buttons = figure.getByRole("button", { name: "Fly a kite" });
  const schemes = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).colorScheme));
  expect(schemes).toEqual(["light", "dark"]);
});

test("no specimen overflows its frame", async ({ page }) => {
  await page.goto(galleryPath);
  const cut = await page
    .locator("html, figure > div > div")
    .evaluateAll((frames) =>
      frames
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((frame) => frame.closest("figure")?.querySelector("strong")?.textContent ?? "the page"),
    );
  expect(cut).toEqual([]);
});

test("axe finds no violations except for repeated specimens", { tag: "@wide" }, async ({ page }) => {
  await openHydrated(page, galleryPath);
  const repeated = ["duplicate-id-aria", "landmark-unique"];
  expect(await axeViolations(page, (axe) => axe.include("main").disableRules(repeated))).toEqual([]);
});
