import { checkContent } from "../../src/gatsby/content/check-content";
import { siteClock } from "../../src/gatsby/publication/build-environment";
import { expectedSite } from "../support/expected-site";

const root = process.cwd();

const { settings } = checkContent(root);

/** The expected content of the project's own site. */
export const { site, everyPage } = expectedSite(root, siteClock(settings));

/** The parts of the address that its line leaves out, so that no page shows them. */
export const hiddenAddressParts = ["street", "locality", "region", "postalCode", "country"].filter(
  (part) => settings?.address.line?.includes(`{${part}}`) === false,
);
