import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { RuleSetRule } from "webpack";
import { iconFiles } from "../../components/layout/icon-files";
import { bundleLoader } from "../late-scripts/bundle-loader";
import { iconRounding } from "../rounded-icons";
import { areScriptsLate } from "../late-scripts/setting";

const iconPackage = /node_modules[\\/]@phosphor-icons[\\/]core[\\/]/;

const icons: RuleSetRule = {
  test: /\.svg$/,
  include: iconPackage,
  type: "asset/source",
  use: { loader: "svgo-loader", options: { ...iconRounding, configFile: false } },
};

/** A drawing that a page's head takes in as it is. */
const tabIcon = path.resolve(`static${iconFiles.scalable.path}`);

const testsSvg = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test(".svg");

interface Configuration {
  devtool: unknown;
  module: { rules: RuleSetRule[] };
}

/**
 * What is in every bundle by way of a package's index, and of no use to the site: a component that adds scripts of
 * others to a page, with what runs those in a worker, and the ways of Emotion to wrap class components.
 */
const unused = { "gatsby-script": false, "@builder.io/partytown": false, "hoist-non-react-statics": false };

/** What Gatsby's runtime asks for whether or not a site has use for it. */
const unusedOfGatsby = /\/(?:head-export-handler-for-browser|register-service-worker)$/;

/**
 * From how many bytes on, before they are minified, what two kinds of page share is a file of its own. Gatsby's 20,000
 * lie 47 bytes beside what services and industries share, so that it depended on the build's folder whether they did.
 */
const minSize = 17_500;

/** What a page's HTML is to load its scripts with. In development Gatsby's own way it is. */
const loaderFor = (stage: string): string | undefined =>
  stage === "build-html" && areScriptsLate(process.env) ? JSON.stringify(bundleLoader()) : undefined;

/**
 * Lets a component import an icon's markup, so that only the icons in use are
 * in the bundle and none costs a request.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as Configuration;
  const rules = config.module.rules.map((rule) =>
    testsSvg(rule) ? { ...rule, exclude: [iconPackage, tabIcon] } : rule,
  );
  config.module.rules = [...rules, icons, { test: tabIcon, type: "asset/source" }];
  // What is published needs no maps to its sources; `npm run develop` keeps them.
  if (stage === "build-javascript") config.devtool = false;
  actions.replaceWebpackConfig(config);
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      optimization: { splitChunks: { minSize } },
      resolve: { alias: unused },
      plugins: [plugins.normalModuleReplacement(unusedOfGatsby, path.resolve("src/gatsby/browser/no-head-export.ts"))],
    });
  actions.setWebpackConfig({ plugins: [plugins.define({ lateScriptsLoader: loaderFor(stage) ?? "undefined" })] });
};
