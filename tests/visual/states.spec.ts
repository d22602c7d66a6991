import { expect, type Locator, type Page } from "@playwright/test";
import { galleryPath } from "../../src/gatsby/pages/create-gallery-page";
import { systemThemes } from "../../src/theme/themes";
import { fontsArrived } from "../support/fonts-arrived";
import { test } from "../support/policy-test";
import { visualSite } from "./support/visual-site";

test.skip(() => visualSite.skipped() !== undefined, visualSite.skipped());

// Full scale, as their differences are small. States are pure CSS, and React is slow on so large a page.
test.use({ deviceScaleFactor: 1, javaScriptEnabled: false });

/** Fixed elements would cover the specimens. */
const unseen = "header:not(main *), aside:not(main *), footer:not(main *) > a { opacity: 0 !important }";

/**
 * Hides all groups but the element's own: otherwise the groups above and the scroll position would shift it by a
 * fraction of a pixel.
 */
const alone = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const group = element.closest("main [id^=gallery-]");
    for (const other of group?.parentElement?.querySelectorAll<HTMLElement>(":scope > section") ?? [])
      other.style.display = other === group ? "" : "none";
  });

/** A specimen of each interactive control, and the role and name in it. */
const specimens = [
  ["Button, filled", "button", "Fly a kite"],
  ["Button, outlined", "button", "Fly a kite"],
  ["Button, quiet", "button", "Fly a kite"],
  ["Icon button", "button", "Wind"],
  ["Pill", "button", "Diamond"],
  ["Field, empty", "textbox", "Name"],
] as const;

/** Brings about each state as a visitor does. */
const states = {
  hover: async (_page: Page, control: Locator) => control.hover(),
  focus: async (page: Page, control: Locator) => {
    // The focus ring shows after keyboard use only.
    await page.keyboard.press("Shift");
    await control.focus();
  },
  pressed: async (page: Page, control: Locator) => {
    await control.hover();
    await page.mouse.down();
  },
};

for (const [title, role, name] of specimens)
  test(`${title}: hover, focus and pressed look as they did`, async ({ page }) => {
    await page.goto(visualSite.urlOf(galleryPath));
    const figure = page.getByRole("figure", { name: title, exact: true });
    await alone(figure);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, unseen);
    await fontsArrived(page);
    for (const [index, theme] of systemThemes.entries())
      for (const [state, bringAbout] of Object.entries(states)) {
        // A pressed field looks focused.
        if (state === "pressed" && role !== "button") continue;
        await bringAbout(page, figure.getByRole(role, { name }).nth(index));
        const frame = figure.locator(":scope > div > div").nth(index);
        const picture = `state-${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${state}-${theme}.png`;
        await expect.soft(frame).toHaveScreenshot(picture);
        await page.mouse.up();
        await page.mouse.move(0, 0);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
  });

for (const [name, section] of [
  ["service-card", "services"],
  ["industry-card", "industries"],
] as const)
  test(`${name}: hover and focus look as they did`, async ({ page }) => {
    await page.goto(visualSite.urlOf("/"));
    const card = page.locator(`[aria-labelledby=${section}] li`).first();
    await card.scrollIntoViewIfNeeded();
    await card.locator("img").evaluate((picture: HTMLImageElement) => picture.decode());
    await fontsArrived(page);
    for (const theme of systemThemes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const state of ["hover", "focus"] as const) {
        await states[state](page, card.getByRole("link"));
        await expect.soft(card).toHaveScreenshot(`state-${name}-${state}-${theme}.png`);
        await page.mouse.move(0, 0);
      }
    }
  });
