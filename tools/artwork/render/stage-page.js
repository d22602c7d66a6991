/** @import { Studio } from "./studio.js" */

/** @typedef {typeof import("../stage/page.js").stageApi} StageApi */

/** @param {string} dataAddress */
const bytesOf = (dataAddress) => Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");

/**
 * Opens an empty stage, which serves for one image or one film.
 *
 * @param {Studio} studio
 */
export const openStage = async (studio) => {
  const { page, check } = await studio.open("/stage/stage.html", { viewport: { width: 400, height: 400 } });
  await page.waitForFunction("window.stage");

  /**
   * Calls a function of stage/page.js in the browser.
   *
   * @template {keyof StageApi} Name
   * @param {Name} name
   * @param {Parameters<StageApi[Name]>} parameters
   * @returns {Promise<Awaited<ReturnType<StageApi[Name]>>>}
   */
  const call = async (name, ...parameters) => {
    const result = await page.evaluate(([functionName, list]) => {
      const { stage } = /** @type {any} */ (window);
      return stage[functionName](...list);
    }, /** @type {const} */ ([name, parameters]));
    check();
    return result;
  };

  return {
    /** @type {(...parameters: Parameters<StageApi["drawPicture"]>) => Promise<Buffer>} a PNG */
    drawPicture: async (...parameters) => bytesOf(await call("drawPicture", ...parameters)),
    /** @type {(...parameters: Parameters<StageApi["drawThumbnail"]>) => Promise<Buffer>} a PNG */
    drawThumbnail: async (...parameters) => bytesOf(await call("drawThumbnail", ...parameters)),
    /** @type {(...parameters: Parameters<StageApi["openFilm"]>) => Promise<void>} */
    openFilm: (...parameters) => call("openFilm", ...parameters),
    /** @type {(...parameters: Parameters<StageApi["drawFilmFrame"]>) => Promise<Buffer>} a PNG */
    drawFilmFrame: async (...parameters) => bytesOf(await call("drawFilmFrame", ...parameters)),
    close: () => page.close(),
  };
};
