import type { GatsbyConfig } from "gatsby";

/** The formats and qualities of pictures, unless a query sets others. */
const imageDefaults = {
  formats: ["auto", "avif"],
  placeholder: "none",
  quality: 72,
  avifOptions: { quality: 36 },
};

/** Without `siteMetadata`: importing the settings here would invalidate webpack's cache on each edit of them. */
export const gatsbyConfig: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    // The build's own queries, which begin with the comment #graphql.
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  plugins: [
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: process.env["NODE_ENV"] !== "production" } },
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { defaults: imageDefaults } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "./content", ignore: ["**/media/**"] } },
    { resolve: "gatsby-source-filesystem", options: { name: "media", path: "./content/media" } },
    "gatsby-transformer-remark",
  ],
};
