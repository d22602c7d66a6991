import { siteClock } from "../../src/gatsby/publication/site-clock";
import { expectedSite } from "../support/expected-site";

/** What the project's own site has to show. */
export const { site, everyPage } = expectedSite(process.cwd(), siteClock(process.cwd()));
