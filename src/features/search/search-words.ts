import type { SiteData } from "../../components/layout/site-data";

/** The words of `content/settings/search.json`, with the suggested services. */
export type SearchWords = NonNullable<SiteData["searchWords"]>;
