import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { routes } from "../../domain/paths";

/**
 * Whether a head element is unused: the styles and script of gatsby-plugin-image's component, which the site does not
 * use; Gatsby's version, which only helps attackers; and the empty title of gatsby-plugin-react-helmet, which reads
 * Helmet after `replaceRenderer` has reset it.
 */
const isUnused = ({ key, type, props }: ReactElement<{ name?: string; children?: ReactNode }>): boolean =>
  String(key).startsWith("gatsby-image-style") ||
  (type === "meta" && props.name === "generator") ||
  (type === "title" && !props.children);

/** Whether it is the slice with the application's scripts, or the script that sets Gatsby's page path. */
const isLoadedLater = ({ key, props }: ReactElement<{ sliceId?: string }>): boolean =>
  props.sliceId === "_gatsby-scripts" || key === "script-loader";

const elementsOf = (components: readonly ReactNode[]): ReactElement<object>[] =>
  components.flat(3).filter((node) => isValidElement<object>(node));

/** Changes a page's HTML before it is written. In a build, a loader in its head replaces Gatsby's scripts. */
export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = (page) => {
  const head = elementsOf(page.getHeadComponents()).filter((element) => !isUnused(element));
  if (deferredHydrationLoader === undefined) return page.replaceHeadComponents(head);
  const loader = { __html: deferredHydrationLoader };
  // Only for `/404` does Gatsby keep the URL that the visitor typed.
  const pathname = page.pathname === routes.postNotFound ? routes.notFound : page.pathname;
  page.replaceHeadComponents([
    ...head,
    <script key="deferred-hydration" data-path={pathname} dangerouslySetInnerHTML={loader} />,
  ]);
  page.replacePostBodyComponents(elementsOf(page.getPostBodyComponents()).filter((element) => !isLoadedLater(element)));
};
