import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { isPathScript } from "../html/constant-script";

/** The slice with the scripts that are the same on every page, which Gatsby puts into the HTML when that is written. */
const isScripts = (node: ReactNode): boolean =>
  isValidElement<{ sliceId?: string }>(node) && node.props.sliceId === "_gatsby-scripts";

/**
 * Puts the loader in the place of a page's scripts.
 *
 * @param loader the text of the loader
 */
export const holdScripts = (
  { pathname, getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs,
  loader: string,
): void => {
  const components = getPostBodyComponents() as ReactNode[];
  replacePostBodyComponents([
    ...components.filter((node) => !isScripts(node) && !isPathScript(node)),
    <script key="late-scripts" data-path={pathname} dangerouslySetInnerHTML={{ __html: loader }} />,
  ]);
};
