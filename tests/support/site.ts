import { checkContent } from "../../src/gatsby/content/check-content";
import { siteSettingsOf } from "../../src/gatsby/content/content-reports";
import { clockIn } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "./expected-site";
import { builtAt, fixtureRoot } from "./fixture-site";

const { timeZone = "UTC" } = siteSettingsOf(checkContent(fixtureRoot).files) ?? {};

/** What the fixture site that is served to browser tests has to show. */
export const { site, everyPage } = expectedSite(fixtureRoot, clockIn(timeZone, builtAt("before-noon")));
