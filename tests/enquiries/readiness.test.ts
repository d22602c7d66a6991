import { enquiryPost, post, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { onTestFinished } from "../support/on-test-finished";
import { startSite } from "../support/site-process";
import { describeWithDisk, smallDisk } from "../support/small-disk";
import { storedAt } from "../support/with-store";

describeWithDisk("a site whose disk is full", () => {
  test("returns 503 for /readyz and enquiries, logs SQLITE_FULL, and recovers when there is space", async () => {
    const disk = smallDisk();
    onTestFinished(disk.dispose);
    const env = { DATABASE_URL: `file:${disk.folder}/enquiries.db` };
    const site = await startSite({ env });
    onTestFinished(site.kill);
    const readiness = (status: number) =>
      eventually(`readiness ${status}`, async () => (await fetch(`${site.url}/readyz`)).status === status);
    disk.fill();
    await readiness(503);
    expect((await post(site.url, enquiryPost())).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.output()).toContain("SQLITE_FULL");
    disk.empty();
    await readiness(200);
    const reference = await postAccepted(site.url);
    expect(await storedAt(env.DATABASE_URL)).toMatchObject([{ reference }]);
  });
});
