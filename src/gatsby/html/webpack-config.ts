import type { GatsbyNode } from "gatsby";
import type { RuleSetRule } from "webpack";
import { bundleLoader } from "../late-scripts/bundle-loader";
import { areScriptsLate } from "../late-scripts/setting";

const iconPackage = /node_modules[\\/]@phosphor-icons[\\/]core[\\/]/;

const testsSvg = ({ test }: RuleSetRule): boolean => test instanceof RegExp && test.test(".svg");

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
  const config = getConfig() as { devtool: unknown; module: { rules: RuleSetRule[] } };
  const rules = config.module.rules.map((rule) => (testsSvg(rule) ? { ...rule, exclude: iconPackage } : rule));
  config.module.rules = [...rules, { test: /\.svg$/, include: iconPackage, type: "asset/source" }];
  // What is published needs no maps to its sources; `npm run develop` keeps them.
  if (stage === "build-javascript") config.devtool = false;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [plugins.define({ lateScriptsLoader: loaderFor(stage) ?? "undefined" })] });
};
