import { checkContent } from "../../src/gatsby/content/check-content";
import { clockIn } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "./expected-site";
import { builtAt, fixtureRoot } from "./fixture-site";

const { timeZone = "UTC" } = checkContent(fixtureRoot).settings ?? {};

/** What the fixture site that is served to browser tests has to show. */
export const { site } = expectedSite(fixtureRoot, clockIn(timeZone, builtAt("before-noon")));
