import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** The slice with the scripts of the application, which Gatsby puts into each page when it is written. */
const isScriptsSlice = (node: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts";

/** Gatsby's script that tells its runtime which page this is. */
const isPathScript = (node: ReactNode): boolean => isValidElement(node) && node.key === "script-loader";

let warned = false;

/**
 * Puts the loader into a page's head in place of its scripts. Where Gatsby's elements are others than these, the page
 * keeps them and loads its scripts as Gatsby does.
 *
 * @param loader the text of the inline script
 */
export const injectLoader = (page: PreRenderHTMLArgs, loader: string): void => {
  const components = page.getPostBodyComponents() as ReactNode[];
  if (!components.some(isScriptsSlice) || !components.some(isPathScript)) {
    if (!warned) process.emitWarning("Gatsby's script tags were not found: pages load their scripts at once.");
    warned = true;
    return;
  }
  page.replacePostBodyComponents(components.filter((node) => !isScriptsSlice(node) && !isPathScript(node)));
  page.replaceHeadComponents([
    ...page.getHeadComponents(),
    <script key="deferred-hydration" data-path={page.pathname} dangerouslySetInnerHTML={{ __html: loader }} />,
  ]);
};
