import { Client } from "pg";
import { enquiryPost, post } from "../support/enquiry-posts";
import { startMailServer } from "../support/mail-server";
import { onTestFinished } from "../support/on-test-finished";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { startSite } from "../support/site-process";

/** Simulates a full disk: small rows still fit into existing files. */
const refuseEnquiries = `
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
  create trigger refuse before insert on enquiry execute function refuse()`;

describeWithPostgres("a site whose database rejects only enquiries", () => {
  test("sends operators one alert before the first 503 response, and stays ready", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const DATABASE_URL = await emptyPostgresDatabase();
    const site = await startSite({ env: { DATABASE_URL, SMTP_URL: mail.url, ALERTS_TO: "operators@example.com" } });
    onTestFinished(site.kill);
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
