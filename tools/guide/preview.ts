import { expect, type Frame, type Page } from "@playwright/test";

/** The page beside the form, once all that one sees of it has been loaded. */
export const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector("#preview-pane")).contentFrame();
  if (frame === null) throw new Error("The editor has no preview");
  await expect(frame.getByRole("main")).toBeVisible();
  await expect
    .poll(() =>
      frame.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  return frame;
};
