import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { injectLoader } from "../deferred-hydration/inject-loader";

/**
 * What a page's head does without: the styles and script of gatsby-plugin-image's component, which the site does not
 * use; the version of Gatsby, which helps only to attack an old one; and the empty title of
 * gatsby-plugin-react-helmet, which comes after `replaceRenderer` has taken what the page says.
 */
const isUnused = ({ key, type, props }: ReactElement<{ name?: string; children?: ReactNode }>): boolean =>
  String(key).startsWith("gatsby-image-style") ||
  (type === "meta" && props.name === "generator") ||
  (type === "title" && !props.children);

/** What is changed of a page's HTML before it is written. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  const head = (page.getHeadComponents() as ReactNode[]).flat(3);
  page.replaceHeadComponents(head.filter((node) => isValidElement<object>(node) && !isUnused(node)));
  if (deferredHydrationLoader !== undefined) injectLoader(page, deferredHydrationLoader);
};
