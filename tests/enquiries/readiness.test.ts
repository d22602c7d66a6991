import { listEnquiries } from "../support/enquiries-cli";
import { enquiryPost, post, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { describeWithDisk, smallDisk } from "../support/small-disk";

let site: Site;
afterEach(() => site.kill());

const start = async (folder: string): Promise<SiteSettings> => {
  const env = { DATABASE_URL: `file:${folder}/enquiries.db` };
  site = await startSite({ env });
  return env;
};
const readiness = (status: number) =>
  eventually(`readiness ${status}`, async () => (await fetch(`${site.url}/readyz`)).status === status);

describeWithDisk("a site whose disk is full", () => {
  let disk: ReturnType<typeof smallDisk>;
  beforeEach(() => {
    disk = smallDisk();
  });
  afterEach(() => disk.dispose());

  test("returns 503 for /readyz and enquiries, logs SQLITE_FULL, and recovers when there is space", async () => {
    const env = await start(disk.folder);
    disk.fill();
    await readiness(503);
    expect((await post(site.url, enquiryPost())).status).toBe(503);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.output()).toContain("SQLITE_FULL");
    disk.empty();
    await readiness(200);
    const reference = await postAccepted(site.url);
    expect(await listEnquiries(env)).toMatchObject([{ reference }]);
  });
});
