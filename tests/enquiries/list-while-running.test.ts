import { listEnquiries } from "../support/enquiries-cli";
import { postAccepted } from "../support/enquiry-posts";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";

describeWithEachDatabase((emptyDatabase) => {
  let env: SiteSettings;
  let site: Site;

  beforeEach(async () => {
    env = { DATABASE_URL: await emptyDatabase() };
    site = await startSite({ env });
  });

  afterEach(() => site.kill());

  test("asking for the list takes nothing from the site that runs, nor from what it takes in next", async () => {
    const references: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      references.unshift(await postAccepted(site.url));
      expect((await listEnquiries(env)).map(({ reference }) => reference)).toEqual(references);
    }
    await site.kill();
    expect((await listEnquiries(env)).map(({ reference }) => reference)).toEqual(references);
  });
});
