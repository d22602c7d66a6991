import path from "node:path";
import { env } from "node:process";
import type { CreatePagesArgs } from "gatsby";

/** See docs/decisions/testing.md. */
export const galleryPath = "/_gallery";

/** Creates the gallery in development and if GALLERY is on. */
export const createGalleryPage = ({ actions }: CreatePagesArgs): void => {
  if (env["NODE_ENV"] === "production" && env["GALLERY"] !== "on") return;
  actions.createPage({ path: galleryPath, component: path.resolve("src/gallery/gallery.tsx") });
};
