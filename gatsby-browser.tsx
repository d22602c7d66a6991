import "./src/gatsby/browser/built-styles";
export { onRouteUpdate } from "./src/gatsby/browser/route-focus";
export { onInitialClientRender } from "./src/gatsby/browser/initial-render";
export { shouldUpdateScroll } from "./src/gatsby/browser/scroll";
export { replaceHydrateFunction } from "./src/gatsby/browser/take-over";
export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
