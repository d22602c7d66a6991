// In the order in which Gatsby calls them.
export { onPreInit } from "./src/gatsby/on-pre-init";
export { reportContent as onPreBootstrap } from "./src/gatsby/content/report-content";
export { createSchemaCustomization } from "./src/gatsby/schema/type-definitions";
export { onCreateNode, sourceNodes } from "./src/gatsby/nodes/create-nodes";
export { createResolvers } from "./src/gatsby/schema/create-resolvers";
export { createPages } from "./src/gatsby/pages/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/html/webpack-config";
export { onCreateDevServer } from "./src/gatsby/cms/serve-editor";
export { onPostBuild } from "./src/gatsby/on-post-build";
