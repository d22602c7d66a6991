import { gatsbyConfig } from "./src/gatsby/config";
import { siteAdapter } from "./src/hosting/adapter/site-adapter";

export default { ...gatsbyConfig, adapter: siteAdapter() };
