import { bridge } from "./bridge";
import type { CmsRegistry, DecapGlobals } from "./decap";
import { pageKinds } from "./page-kinds";

/**
 * Gives the CMS a preview of every kind of entry that has a page or stands around all pages. Collections of folders go
 * by their name, files by the name of their entry (`pageKinds` has them all).
 */
export const registerPreviews = (cms: CmsRegistry): void => {
  const decap = window as unknown as DecapGlobals;
  for (const [name, kind] of Object.entries(pageKinds)) cms.registerPreviewTemplate(name, bridge(decap, kind));
};
