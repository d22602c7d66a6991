export { onInitialClientRender } from "./src/gatsby/browser/initial-render";
export { onRouteUpdate, onRouteUpdateDelayed, shouldUpdateScroll } from "./src/gatsby/browser/route-change";
export { replaceHydrateFunction } from "./src/gatsby/deferred-hydration/hydrate";
export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
