export { wrapPageElement } from "./src/gatsby/html/wrap-page-element";
