import type { GatsbySSR } from "gatsby";
import { makePathScriptConstant } from "./constant-script";
import { orderHead } from "./head-order";
import { addThemeHead } from "./theme-head";

/** What is changed of a page's HTML before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  addThemeHead(page);
  orderHead(page);
  makePathScriptConstant(page);
};
