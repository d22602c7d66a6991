import { siteSettingsSchema } from "../../../../src/domain/content/settings";
import written from "../../../fixture-site/content/settings/site.json";

/** The settings of the fixture site. */
export const settings = siteSettingsSchema.parse(written);
