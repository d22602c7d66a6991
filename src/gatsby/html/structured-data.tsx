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

/** A page's structured data (JSON-LD). Only builds render it, so that browsers need not load its code. */
export const StructuredData = ({ facts }: { facts: PageFacts }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(pageGraph(site, facts)) }} />
);
