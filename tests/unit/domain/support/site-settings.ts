import { siteSettingsSchema } from "../../../../src/domain/content/settings";
import written from "../../../fixture-site/content/settings/site.json";

/** The fixture site's. */
export const settings = siteSettingsSchema.parse(written);
