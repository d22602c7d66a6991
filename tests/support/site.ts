import { checkContent } from "../../src/gatsby/content/check-content";
import { clockIn } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "./expected-site";
import { builtAt, fixtureRoot } from "./fixture-site";

const { timeZone = "UTC" } = checkContent(fixtureRoot).settings ?? {};

/** The expected content of the fixture site that browser tests use. */
export const { site } = expectedSite(fixtureRoot, clockIn(timeZone, builtAt("before-noon")));
