import { env } from "node:process";
import { gatsbyConfig } from "./src/gatsby/config";
import { pagePolicy } from "./src/gatsby/html/page-policy";
import { netlifyAdapter } from "./src/hosting/adapter/netlify-adapter";
import { nodeAdapter } from "./src/hosting/adapter/node-adapter";

const adapter = env["NETLIFY"] || env["NETLIFY_LOCAL"] ? netlifyAdapter : nodeAdapter;

export default { ...gatsbyConfig, adapter: adapter(pagePolicy) };
