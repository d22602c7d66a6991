import { createHash } from "node:crypto";
import { themeScript } from "../../components/layout/theme-choice";
import { lateFontScript } from "../../theme/late-font";
import { bundleLoader } from "../deferred-hydration/bundle-loader";

/** @returns the `sha256-…` of each inline script of the pages, which the Content-Security-Policy names */
export const inlineScriptHashes = (): string[] =>
  [themeScript, lateFontScript, bundleLoader()]
    .map((script) => `sha256-${createHash("sha256").update(script).digest("base64")}`)
    .sort();
