import { expect } from "@playwright/test";
import { galleryPath } from "../../src/gatsby/pages/create-gallery-page";
import { fixtureBuild } from "../support/fixture-site";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { searchedPages } from "../support/search-index";

// It is a very long page.
test.describe.configure({ timeout: 180_000 });
test.use({ reducedMotion: "reduce" });

/** Compressed files repeat others, and pictures hold no text. */
const isText = (file: string) => /\.(html|js|mjs|json|map|txt|xml|css|webmanifest)$/.test(file);

test("a build without the setting has no trace of the gallery", { tag: "@wide" }, () => {
  const build = fixtureBuild("after-noon");
  const traces = [galleryPath.slice(1), "src-gallery", "src/gallery", "The gallery"];
  const files = [...build.files("public"), ...build.files("dist")];
  const texts = files.map((file) => (isText(file) ? `${file}\n${build.read(file)}` : file));
  expect(files.filter((_, index) => traces.some((trace) => texts[index]?.includes(trace)))).toEqual([]);
});

test("search engines are kept out of the gallery, and no page leads to it", { tag: "@wide" }, async ({ page }) => {
  await page.goto(galleryPath);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const { files, read, root } = fixtureBuild("before-noon");
  const pages = files("public").filter((file) => file.endsWith(".html") && !file.startsWith(`public${galleryPath}/`));
  expect(pages.filter((file) => read(file).includes(galleryPath))).toEqual([]);
  expect(read("public/sitemap.xml")).not.toContain(galleryPath);
  expect(searchedPages(`${root}/public`).map(({ url }) => url)).not.toContain(galleryPath);
});

test("each group is a region to which the contents lead", { tag: "@wide" }, async ({ page }) => {
  await page.goto(galleryPath);
  const links = page.getByRole("navigation", { name: "Groups" }).getByRole("link");
  const contents = await links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
  const groups = await page.locator("main > section").evaluateAll((all) =>
    all.map((group) => {
      const heading = document.getElementById(group.getAttribute("aria-labelledby") ?? "");
      return [`#${group.id}`, heading?.textContent ?? null];
    }),
  );
  expect(contents.length).toBeGreaterThan(20);
  expect(groups).toEqual(contents);
});

test("each specimen is shown in both themes", { tag: "@wide" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(galleryPath);
  const figure = page.getByRole("figure", { name: "Button, filled", exact: true });
  const buttons = figure.getByRole("button", { name: "Fly a kite" });
  const schemes = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).colorScheme));
  expect(schemes).toEqual(["light", "dark"]);
});

test("the gallery hydrates without an error", { tag: "@wide" }, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(galleryPath);
  await hydrated(page, 120_000);
  expect(errors).toEqual([]);
});

test("no specimen is cut off", async ({ page }) => {
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
