export { onRouteUpdate } from "./src/gatsby/browser/route-focus";
export { onInitialClientRender } from "./src/gatsby/browser/initial-render";
export { shouldUpdateScroll } from "./src/gatsby/browser/scroll";
export { replaceHydrateFunction } from "./src/gatsby/deferred-hydration/hydrate";
export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
