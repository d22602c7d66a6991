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
 * Lets components import an icon's markup, so that bundles hold only the icons in use and none costs a request; and
 * defines the loader for the HTML of a build.
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
  // Published bundles need no source maps; `npm run develop` keeps them.
  if (stage === "build-javascript") config.devtool = false;
  actions.replaceWebpackConfig(config);
  const loader = stage === "build-html" ? JSON.stringify(bundleLoader()) : "undefined";
  actions.setWebpackConfig({ plugins: [plugins.define({ deferredHydrationLoader: loader })] });
};
