import { expect } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { holdRequests } from "../support/held-requests";
import { hydrated } from "../support/hydrated";
import { differencesOf, looksOf } from "../support/page-look";
import { test } from "../support/policy-test";

const deferredFile = /\/static\/late-[0-9a-f]+\.css$/;
const deferredLink = "body link[rel='stylesheet']";

for (const path of ["/services", "/blog/sample-article"])
  test(`${path} is shown above the fold before its deferred styles have come, and does not move then`, async ({
    page,
  }) => {
    const deliver = await holdRequests(page, deferredFile);
    await page.goto(path, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const before = await heading.boundingBox();
    await deliver();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });

for (const path of ["/services", "/industries/sample-a", "/blog/sample-article"])
  test(`@wide ${path} looks the same where React brings its deferred styles`, async ({ page }) => {
    await page.goto(path);
    await fontsArrived(page);
    const look = await looksOf(page, "footer");
    await page.route(deferredFile, (route) => route.abort());
    await page.goto(path);
    await fontsArrived(page);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(differencesOf(await looksOf(page, "footer"), look)).not.toEqual([]);
    await hydrated(page);
    await page.unroute(deferredFile);
    await expect.poll(async () => differencesOf(await looksOf(page, "footer"), look)).toEqual([]);
  });

test("@wide deferred styles stay on the next page", async ({ page }) => {
  await page.goto("/services");
  await expect(page.locator(deferredLink)).toHaveCount(1);
  const look = await looksOf(page, "footer");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator(deferredLink)).toHaveCount(0);
  expect(differencesOf(await looksOf(page, "footer"), look)).toEqual([]);
});

test("@narrow @html a menu opened before its styles have come is shown with them", async ({ page }) => {
  const deliver = await holdRequests(page, deferredFile);
  await page.goto("/services", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Toggle menu" }).click();
  const menu = page.locator("#menu:popover-open");
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  await deliver();
  await expect(menu).toBeVisible();
});
