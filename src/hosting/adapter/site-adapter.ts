import { env } from "node:process";
import type { IAdapter } from "gatsby";
import { netlifySiteAdapter } from "./netlify";
import { nodeAdapter } from "./node";

/** The adapter for the host that this build is for: Netlify where its marks are set, else any machine with Node. */
export const siteAdapter = (): IAdapter =>
  env["NETLIFY"] || env["NETLIFY_LOCAL"] ? netlifySiteAdapter() : nodeAdapter();
