import { expect } from "@playwright/test";
import { answering, formOn, open } from "../support/enquiry-page";
import { fixtureBuild } from "../support/fixture-site";
import { test } from "../support/policy-test";

const campaign = "/lp/summer";

test.describe("a campaign page", { tag: "@wide" }, () => {
  test("@html has no menu or footer, and is excluded from search engines", async ({ page }) => {
    await page.goto(campaign);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    for (const file of ["public/sitemap.xml", "public/llms.txt"])
      expect(fixtureBuild("before-noon").read(file)).not.toContain(campaign);
  });

  test("sends its campaign and service with an enquiry, and in the enquiry-sent event", async ({ page }) => {
    const posts = await answering(page);
    const { send, field } = await open(page, `${campaign}?utm_campaign=june`);
    await expect(field("Service")).toHaveValue("Lamp Shops");
    const eventDetail = page.evaluate(
      () => new Promise((resolve) => addEventListener("enquiry-sent", ({ detail }) => resolve(detail), { once: true })),
    );
    await send();
    expect(posts[0]).toMatchObject({ form: "page", campaign: "summer-sale", utm_campaign: "june" });
    expect(await eventDetail).toMatchObject({ form: "page", campaign: "summer-sale" });
  });

  test("@html keeps its campaign when the form is returned without JavaScript", async ({ page, javaScriptEnabled }) => {
    test.skip(javaScriptEnabled, "Scripts would send the form.");
    await page.goto(campaign);
    const { form, button } = formOn(page);
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await button.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.locator("form input[name=campaign]")).toHaveValue("summer-sale");
  });
});

test("a hidden block is in neither the page nor its data", { tag: ["@wide", "@html"] }, async ({ page }) => {
  await page.goto("/all-blocks");
  await expect(page.getByText("A text that is hidden.")).toHaveCount(0);
  const pageData = fixtureBuild("before-noon").read("public/page-data/all-blocks/page-data.json");
  expect(pageData).not.toContain("that is hidden");
});

test("a menu link to a scheduled page appears on publication", { tag: "@wide" }, () => {
  const link = /<header.*<a href="\/coming-page"[^>]*>Coming page<\/a>.*<\/header>/s;
  expect(fixtureBuild("before-noon").read("public/about/index.html")).not.toMatch(link);
  expect(fixtureBuild("after-noon").read("public/about/index.html")).toMatch(link);
});

test("there is no gap between two blocks", { tag: ["@wide", "@html"] }, async ({ page }) => {
  await page.goto("/all-blocks");
  const sections = page.getByRole("main").locator("section");
  const boxes = await sections.evaluateAll((all) => all.map((section) => section.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(40);
  expect(boxes.slice(1).map(({ top }) => top)).toEqual(boxes.slice(0, -1).map(({ bottom }) => bottom));
});

test("the focus outline of a video is inside its frame, which clips it", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/all-blocks");
  const video = page.locator("video").first();
  await video.focus();
  await expect(video).toHaveCSS("outline-offset", "-3px");
});
