import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { isPathScript } from "../html/constant-script";

/** The slice with the scripts that are the same on every page, which Gatsby puts into the HTML when that is written. */
const isScripts = (node: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts";

/**
 * Takes a page's scripts away and puts the loader into its head: what is touched while the rest of the page is on its
 * way is not lost.
 *
 * @param loader the text of the loader
 */
export const holdScripts = (page: PreRenderHTMLArgs, loader: string): void => {
  const components = page.getPostBodyComponents() as ReactNode[];
  page.replacePostBodyComponents(components.filter((node) => !isScripts(node) && !isPathScript(node)));
  page.replaceHeadComponents([
    ...page.getHeadComponents(),
    <script key="late-scripts" data-path={page.pathname} dangerouslySetInnerHTML={{ __html: loader }} />,
  ]);
};
