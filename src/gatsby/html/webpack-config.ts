import type { GatsbyNode } from "gatsby";
import type { RuleSetRule } from "webpack";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

const iconPackage = /node_modules[\\/]@phosphor-icons[\\/]core[\\/]/;

const testsSvg = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test(".svg");

interface Configuration {
  devtool: unknown;
  module: { rules: RuleSetRule[] };
}

/**
 * Lets a component import an icon's markup, so that only the icons in use are
 * in the bundle and none costs a request; and hands the loader to the pages of
 * a build.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const config = getConfig() as Configuration;
  const rules = config.module.rules.map((rule) => (testsSvg(rule) ? { ...rule, exclude: iconPackage } : rule));
  config.module.rules = [...rules, { test: /\.svg$/, include: iconPackage, type: "asset/source" }];
  // What is published needs no maps to its sources; `npm run develop` keeps them.
  if (stage === "build-javascript") config.devtool = false;
  actions.replaceWebpackConfig(config);
  const loader = stage === "build-html" ? JSON.stringify(bundleLoader()) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ deferredHydrationLoader: loader })] });
};
