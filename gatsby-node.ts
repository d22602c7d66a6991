export { onPreBootstrap } from "./src/gatsby/content/stop-on-mistakes";
export { onCreateNode } from "./src/gatsby/nodes/create-content-nodes";
export { createPages } from "./src/gatsby/on-create-pages";
export { onPostBuild } from "./src/gatsby/on-post-build";
export { createResolvers } from "./src/gatsby/schema/create-resolvers";
export { createSchemaCustomization } from "./src/gatsby/schema/create-schema";
export { onCreateWebpackConfig } from "./src/gatsby/html/webpack-config";
export { keepListedPages as sourceNodes } from "./src/gatsby/listed-pages/listed-page-nodes";
export { onCreateDevServer } from "./src/gatsby/cms/serve-editor";
