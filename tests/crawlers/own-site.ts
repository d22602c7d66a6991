import { checkContent } from "../../src/gatsby/content/check-content";
import { siteClock } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "../support/expected-site";

const root = process.cwd();

/** What the project's own site has to show. */
export const { site, everyPage } = expectedSite(root, siteClock(checkContent(root).settings));
