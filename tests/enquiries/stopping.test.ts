import type { AddressInfo } from "node:net";
import type { SMTPServer } from "smtp-server";
import { listEnquiries } from "../support/enquiries-cli";
import { postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { listenForMail } from "../support/mail-server";
import { type Site, type SiteSettings, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";

let place: ReturnType<typeof temporaryFolder>;
let mail: SMTPServer;
let site: Site;
let env: SiteSettings;
let received: number;
let take: () => void;

beforeEach(async () => {
  place = temporaryFolder("stopping");
  received = 0;
  const allowed = new Promise<void>((resolve) => (take = resolve));
  mail = await listenForMail(0, () => {
    received += 1;
    return allowed;
  });
  const { port } = mail.server.address() as AddressInfo;
  env = { DATABASE_URL: `file:${place.folder}/enquiries.db`, SMTP_URL: `smtp://127.0.0.1:${port}` };
  site = await startSite({ env });
});

afterEach(async () => {
  await site.kill();
  take();
  await new Promise<void>((resolve) => mail.close(resolve));
  place.dispose();
});

test("a site that is asked to stop writes down what became of a mail that is on its way", async () => {
  const reference = await postAccepted(site.url);
  await eventually("a mail that the server has not taken yet", () => received || undefined);
  const stopped = site.stop();
  await eventually("the end of new connections", async () => {
    const refused = await fetch(`${site.url}/healthz`).then(
      () => false,
      () => true,
    );
    return refused || undefined;
  });
  take();
  expect(await stopped).toBe(0);
  expect(site.output()).toContain('"msg":"stopped"');
  expect(await listEnquiries(env)).toEqual([expect.objectContaining({ reference, status: "delivered" })]);
  expect(received).toBe(1);
});

test("a site that waits for work stops by itself, and says so", async () => {
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('"msg":"stopped"');
});
