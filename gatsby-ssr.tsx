export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
export { replaceRenderer } from "./src/gatsby/html/replace-renderer";
export { onPreRenderHTML } from "./src/gatsby/html/pre-render-html";
