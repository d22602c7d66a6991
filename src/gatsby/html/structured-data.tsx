import settings from "../../../content/settings/site.json";
import { iconFiles } from "../../components/layout/icon-files";
import { siteSettingsSchema } from "../../domain/content/settings";
import { jsonInScript } from "../../domain/escape-html";
import { pageGraph } from "../../domain/structured-data/page-graph";
import type { PageFacts } from "../../domain/structured-data/page-nodes";

const [side] = iconFiles.large.sizes;
const site = {
  settings: siteSettingsSchema.parse(settings),
  logo: { src: iconFiles.large.path, width: side, height: side },
};

/** What a page says of itself to machines. Only a build writes it, so that no browser has to load what makes it. */
export const StructuredData = ({ facts }: { facts: PageFacts }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(pageGraph(site, facts)) }} />
);
