import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { routes } from "../../domain/paths";

/**
 * What a page's head does without: the styles and script of gatsby-plugin-image's component, which the site does not
 * use; the version of Gatsby, which helps only to attack an old one; and the empty title of
 * gatsby-plugin-react-helmet, which comes after `replaceRenderer` has taken what the page says.
 */
const isUnused = ({ key, type, props }: ReactElement<{ name?: string; children?: ReactNode }>): boolean =>
  String(key).startsWith("gatsby-image-style") ||
  (type === "meta" && props.name === "generator") ||
  (type === "title" && !props.children);

/** The slice with the application's scripts, and the script that tells Gatsby's runtime which page this is. */
const isLoadedLater = ({ key, props }: ReactElement<{ sliceId?: string }>): boolean =>
  props.sliceId === "_gatsby-scripts" || key === "script-loader";

const elementsOf = (components: readonly ReactNode[]): ReactElement<object>[] =>
  components.flat(3).filter((node) => isValidElement<object>(node));

/** Changes a page's HTML before it is written. In a build, a loader in its head stands for Gatsby's scripts. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  const head = elementsOf(page.getHeadComponents()).filter((element) => !isUnused(element));
  if (deferredHydrationLoader === undefined) return page.replaceHeadComponents(head);
  const loader = { __html: deferredHydrationLoader };
  // Gatsby leaves only the path of `/404` as the visitor typed it.
  const pathname = page.pathname === routes.postNotFound ? routes.notFound : page.pathname;
  page.replaceHeadComponents([
    ...head,
    <script key="deferred-hydration" data-path={pathname} dangerouslySetInnerHTML={loader} />,
  ]);
  page.replacePostBodyComponents(elementsOf(page.getPostBodyComponents()).filter((element) => !isLoadedLater(element)));
};
