import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { atRest } from "./support/at-rest";
import { expectItsLooks } from "./support/looks";
import { visualSite } from "./support/visual-site";

test.skip(() => visualSite.skipped() !== undefined, visualSite.skipped());

for (const [name, path] of samplePages)
  test(`${name} looks as it did`, async ({ page }) => {
    await page.goto(visualSite.urlOf(path));
    await atRest(page);
    await expectItsLooks(page, name);
  });
