export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
export { replaceRenderer } from "./src/gatsby/html/replace-renderer";
export { onRenderBody } from "./src/gatsby/html/render-body";
export { onPreRenderHTML } from "./src/gatsby/html/pre-render-html";
