import packageJson from "../../../package.json";
import { gatsbyConfig } from "../../../src/gatsby/config";

const plugins = (gatsbyConfig.plugins ?? []).map((plugin) =>
  typeof plugin === "object" && plugin !== null ? plugin.resolve : plugin,
);

it.each([
  "gatsby-plugin-image",
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
  "gatsby-plugin-react-helmet",
  "gatsby-plugin-emotion",
])("%s is a plugin in use", (name) => {
  expect(packageJson.dependencies).toHaveProperty([name]);
  expect(plugins).toContain(name);
});
