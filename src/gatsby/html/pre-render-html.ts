import type { GatsbySSR } from "gatsby";
import { holdScripts } from "../late-scripts/hold-scripts";
import { makePathScriptConstant } from "./constant-script";
import { orderHead } from "./head-order";
import { addIconHead } from "./icon-head";
import { addThemeHead } from "./theme-head";

/** What is changed of a page's HTML before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  addIconHead(page);
  addThemeHead(page);
  orderHead(page);
  if (lateScriptsLoader === undefined) makePathScriptConstant(page);
  else holdScripts(page, lateScriptsLoader);
};
