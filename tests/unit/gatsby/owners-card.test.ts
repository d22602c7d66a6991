import { existsSync, readFileSync } from "node:fs";
import { gatsbyConfig } from "../../../src/gatsby/config";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const plugins = (gatsbyConfig.plugins ?? []).map((plugin) =>
  typeof plugin === "object" && plugin !== null ? plugin.resolve : plugin,
);

it.each(["gatsby", "react", "react-dom", "react-helmet", "@emotion/react"])("the site is built with %s", (name) => {
  expect(dependencies).toHaveProperty([name]);
});

it.each([
  "gatsby-plugin-image",
  "gatsby-source-filesystem",
  "gatsby-transformer-remark",
  "gatsby-plugin-react-helmet",
  "gatsby-plugin-emotion",
])("%s is a plugin in use", (name) => {
  expect(dependencies).toHaveProperty([name]);
  expect(plugins).toContain(name);
});

it.each(["jest", "@playwright/test"])("the site is tested with %s", (name) => {
  expect(devDependencies).toHaveProperty([name]);
});

it.each(["gatsby-config.ts", "gatsby-node.ts", "tsconfig.json", "content", "src", "static", "tests"])(
  "%s is where Gatsby's users look for it",
  (name) => {
    expect(existsSync(name)).toBe(true);
  },
);
