import { unknownName } from "../../mistake.js";

/** Props as little photographs for mock-ups. @type {Record<string, { prop: string, options?: object, size?: number }>} */
export const thumbnails = {
  vase: { prop: "vase" },
  mug: { prop: "mug" },
  bottle: { prop: "bottle" },
  lamp: { prop: "lamp" },
  burger: { prop: "burger" },
  pizza: { prop: "pizza", size: 1.1 },
  donut: { prop: "donut" },
  shirt: { prop: "icon", options: { icon: "t-shirt-fill", color: ["#8FD0FF", "#2B6BFF"], depth: 0.5, bevel: 0.12 } },
  shoe: { prop: "icon", options: { icon: "sneaker-fill", color: ["#FFB08F", "#FF4D5E"], depth: 0.6, bevel: 0.1 } },
  backpack: { prop: "icon", options: { icon: "backpack-fill", color: ["#FFD27A", "#FF8A1F"], depth: 0.6, bevel: 0.1 } },
  watch: { prop: "icon", options: { icon: "watch-fill", color: ["#A99FFF", "#4A3AFF"], depth: 0.4, bevel: 0.1 } },
};

/**
 * The address of a thumbnail, which is drawn when it is first asked for.
 *
 * @param {string} name
 * @throws {Mistake} when there is no such thumbnail
 */
export const thumbnail = (name) => {
  if (!Object.hasOwn(thumbnails, name)) throw unknownName("thumbnail", name, Object.keys(thumbnails));
  return `/thumbnails/${name}.png`;
};
