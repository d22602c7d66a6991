import type { GatsbySSR } from "gatsby";
import { makePathScriptConstant } from "./constant-script";
import { orderHead } from "./head-order";
import { addThemeScript } from "./theme-script";

/** What is changed of a page's HTML before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  addThemeScript(page);
  orderHead(page);
  makePathScriptConstant(page);
};
