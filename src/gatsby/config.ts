import type { GatsbyConfig } from "gatsby";

/** The formats and qualities of pictures, unless a query sets others. */
const imageDefaults = {
  formats: ["auto", "avif"],
  placeholder: "none",
  quality: 72,
  avifOptions: { quality: 36 },
};

/** Without `siteMetadata`: were the settings imported here, each edit of them would make webpack start without its cache. */
export const gatsbyConfig: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    // The queries of the build itself, which begin with the comment #graphql.
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
