import path from "node:path";
import { thumbnails } from "../mock-ups/parts/thumbnail.js";
import { openStage } from "./stage-page.js";
/** @import { Studio } from "./studio.js" */

/** @typedef {{ image: string, ratio: number }} Print a PNG as a data address, and its height divided by its width */

/** @typedef {(html: string, options?: { enlarge?: boolean }) => Promise<Print>} Photograph */

/** Panels narrower than this, in pixels, are enlarged, so that their letters stay sharp on the slab. */
const narrow = 420;

/**
 * @param {Studio} studio
 * @param {string} name
 */
const drawThumbnail = async (studio, name) => {
  const { prop, options, size } = thumbnails[name] ?? {};
  if (prop === undefined) throw new Error(`no thumbnail named ${name}`);
  const stage = await openStage(studio);
  const image = await stage.drawThumbnail({ prop, options, size, at: [0, 0, 0], turn: [0.1, -0.4, 0] });
  await stage.close();
  return image;
};

/**
 * Opens the page on which mock-ups are photographed. Thumbnails are drawn when a mock-up first shows them.
 *
 * @param {Studio} studio
 * @returns {Promise<Photograph>}
 */
export const openPhotographer = async (studio) => {
  const { page, check } = await studio.open("/mock-ups/paper.html", {
    viewport: { width: 1400, height: 2400 },
    deviceScaleFactor: 2,
  });
  /** @type {Map<string, Promise<Buffer>>} */
  const drawn = new Map();
  await page.route("**/thumbnails/*.png", async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname, ".png");
    const image = drawn.get(name) ?? drawThumbnail(studio, name);
    drawn.set(name, image);
    await route.fulfill({ body: await image, contentType: "image/png" });
  });

  return async (html, { enlarge = true } = {}) => {
    await page.evaluate(async (content) => {
      document.body.innerHTML = content;
      await Promise.all([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    }, html);
    const panel = page.locator(".panel").first();
    const width = await panel.evaluate((element) => element.getBoundingClientRect().width);
    if (enlarge && width < narrow) await panel.evaluate((element) => void (element.style.zoom = "1.7"));
    const box = await panel.boundingBox();
    if (!box) throw new Error("a mock-up has no size");
    const image = await panel.screenshot({ omitBackground: true });
    check();
    return { image: `data:image/png;base64,${image.toString("base64")}`, ratio: box.height / box.width };
  };
};
