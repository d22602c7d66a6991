import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Gatsby's script that tells its runtime which page this is. */
export const isPathScript = (node: ReactNode): boolean => isValidElement(node) && node.key === "script-loader";

const readPath = "window.pagePath=document.currentScript.dataset.path";

/**
 * Gatsby writes a page's path into an inline script, which is another one on
 * every page then. Here the path is an attribute and the script the same
 * everywhere, so that one Content-Security-Policy can name it for all pages.
 */
export const makePathScriptConstant = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void => {
  const script = <script key="page-path" data-path={pathname} dangerouslySetInnerHTML={{ __html: readPath }} />;
  const components = getPostBodyComponents() as ReactNode[];
  replacePostBodyComponents(components.map((node) => (isPathScript(node) ? script : node)));
};
