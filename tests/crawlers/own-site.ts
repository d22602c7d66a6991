import { checkContent } from "../../src/gatsby/content/check-content";
import { siteClock } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "../support/expected-site";

const root = process.cwd();

/** The expected content of the project's own site. */
export const { site, everyPage } = expectedSite(root, siteClock(checkContent(root).settings));
