import { expect } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { answering, open, labels } from "../support/enquiry-page";
import { openHydrated } from "../support/hydrated";
import { openPage, openStates } from "../support/open-states";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";

test.use({ reducedMotion: "reduce" });

test.describe("axe finds no violations, in both themes,", { tag: "@wide" }, () => {
  for (const [name, path] of [
    ...samplePages,
    ["blog-page-2", "/blog/page/2"],
    ["work-of-a-service", "/work/service/sample-two"],
    ["post-not-found", "/blog/no-such-article"],
  ] as const)
    test(`on the page ${name}`, async ({ page }) => {
      await openHydrated(page, path);
      expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    });

  for (const [state, path, opener] of [
    ["open quick contacts", "/about", "button[popovertarget=quick-contacts]"],
    ["an expanded FAQ answer", "/services/sample-one", "summary:text-is('Is this a short question?')"],
    ["a flipped card", "/", "button[aria-label='Turn the card over']"],
  ] as const)
    test(`in ${state}`, async ({ page }) => {
      await openHydrated(page, path);
      await page.locator(opener).click();
      expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    });

  test("in the form's errors, failure and success", async ({ page }) => {
    await answering(page, { status: 500, body: "" }, { status: 200, json: { reference: "K7M2-9QXT" } });
    // In the page header the form has no heading but the page's own.
    const { form, fill, button, alert, success } = await open(page, "/lp/summer");
    await button.click();
    await expect(alert.getByRole("link").first()).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await fill();
    await button.click();
    await expect(alert).toHaveText(labels.failure);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await button.click();
    await expect(success).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await expect(form.getByRole("status")).toHaveAttribute("data-notice", "reference");
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
  });
});

test("axe finds no violations, in both themes, in the open menu", { tag: "@narrow" }, async ({ page }) => {
  await openPage(page, "/services/sample-one");
  const menu = await openStates.menu(page);
  await menu.getByText("Industries", { exact: true }).click();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});
