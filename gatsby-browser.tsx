export { onRouteUpdate } from "./src/gatsby/browser/route-focus";
export { onInitialClientRender } from "./src/gatsby/browser/view-transition";
export { shouldUpdateScroll } from "./src/gatsby/browser/scroll";
export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
