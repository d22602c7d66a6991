import { Client } from "pg";
import { enquiryPost, post } from "../support/enquiry-posts";
import { type MailServer, startMailServer } from "../support/mail-server";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { type Site, startSite } from "../support/site-process";

/** Simulates a full disk: small rows still fit into existing files. */
const refuseEnquiries = `
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger refuse before insert on enquiry execute function refuse()`;

describeWithPostgres("a site whose database rejects only enquiries", () => {
  let mail: MailServer;
  let site: Site;
  afterEach(async () => {
    await site.kill();
    await mail.stop();
  });

  test("sends operators one alert before the first 503 response, and stays ready", async () => {
    mail = await startMailServer();
    const DATABASE_URL = await emptyPostgresDatabase();
    site = await startSite({ env: { DATABASE_URL, SMTP_URL: mail.url, ALERTS_TO: "operators@example.com" } });
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query(refuseEnquiries);
    await client.end();

    expect((await post(site.url, enquiryPost())).status).toBe(503);
    // Before the response, after which some hosts freeze the process.
    expect(mail.mails).toHaveLength(1);
    expect((await post(site.url, enquiryPost())).status).toBe(503);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await site.stop();
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails).toMatchObject([{ to: ["operators@example.com"], text: expect.stringContaining("53100") }]);
  });
});
