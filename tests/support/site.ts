import { clockIn, timeZoneOf } from "../../src/gatsby/publication/site-clock";
import { expectedSite } from "./expected-site";
import { builtAt, fixtureRoot } from "./fixture-site";

/** What the fixture site that is served to browser tests has to show. */
export const { site, everyPage } = expectedSite(fixtureRoot, clockIn(timeZoneOf(fixtureRoot), builtAt("before-noon")));
