import { expect, type Page } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { hydrated } from "../support/hydrated";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { visualSite } from "./support/visual-site";

/** Waits until a page is stable: scripts, pictures and fonts are loaded, also below the fold. */
const atRest = async (page: Page): Promise<void> => {
  await hydrated(page);
  // Code uses the system's monospace font, which differs between machines.
  await page.addStyleTag({ content: "code, pre { font-family: inherit }" });
  await page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = "eager";
      // Full-page screenshots are taken from the top, where the browser would skip distant content.
      for (const frame of [picture.parentElement, picture.closest("div")])
        frame?.style.setProperty("content-visibility", "visible");
    }
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
  await fontsArrived(page);
};

test.skip(() => visualSite.skipped() !== undefined, visualSite.skipped());

for (const [name, path] of samplePages)
  test(`${name} looks as it did`, async ({ page }) => {
    await page.goto(visualSite.urlOf(path));
    await atRest(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: true });
    }
  });
