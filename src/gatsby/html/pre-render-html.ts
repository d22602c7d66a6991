import type { GatsbySSR } from "gatsby";
import { holdScripts } from "../late-scripts/hold-scripts";
import { makePathScriptConstant } from "./constant-script";
import { orderHead } from "./head-order";
import { addThemeHead } from "./theme-head";

/** The text of the loader, which webpack puts in; nothing where pages load their scripts at once. */
declare const lateScriptsLoader: string | undefined;

/** What is changed of a page's HTML before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  addThemeHead(page);
  orderHead(page);
  if (lateScriptsLoader === undefined) makePathScriptConstant(page);
  else holdScripts(page, lateScriptsLoader);
};
