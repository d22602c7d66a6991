import { adminFiles } from "../config/admin-files";
import type { CmsConfig } from "../config/cms-config";
import { registerPreviews } from "../preview/register-previews";
import { registerEntryCheck } from "./entry-check";
import { registerFormats } from "./content-formats";
import { plainPhrases } from "./phrases";
import { registerPictureWidget } from "./picture-widget";
import { publishedSlugs } from "./published-slugs";
import { registerRelationWidget } from "./relation-widget";

/** Starts the CMS, which `decap-cms.js` has put into the page, with the configuration that the build made. */
const start = async (): Promise<void> => {
  const answer = await fetch(adminFiles.config);
  if (!answer.ok) throw new Error(`${adminFiles.config} answered ${answer.status}`);
  const config = (await answer.json()) as CmsConfig;
  const cms = window.CMS;
  registerFormats(cms);
  registerEntryCheck(cms, await publishedSlugs());
  registerPictureWidget(cms);
  registerRelationWidget(cms);
  registerPreviews(cms);
  plainPhrases(cms);
  cms.init({ config: { ...config, load_config_file: false } });
};

start().catch((error: unknown) => {
  document.body.textContent = `The editor could not start: ${String(error)}. Load the page again, or ask whoever runs the site.`;
});
