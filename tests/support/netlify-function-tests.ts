import path from "node:path";
import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import words from "../../content/settings/enquiry-form.json";
import site from "../../content/settings/site.json";
import { apiRoutes } from "../../src/domain/paths";
import { openStore } from "../../src/server/store/open-store";
import { openVitalsStore } from "../../src/server/vitals/vitals-store";
import { enquiryPost, referenceIn } from "./enquiry-posts";
import { startMailServer } from "./mail-server";
import type { NetlifyBuild } from "./netlify-build";

/** The tests of the functions that a build has written, run from its files. */
export const testNetlifyFunctions = (built: () => NetlifyBuild): void => {
  test("names beside each function the pages and packages that it reads when it runs", () => {
    for (const { to } of built().redirects.filter(({ status }) => status === 200)) {
      const name = path.basename(to);
      const { config } = JSON.parse(built().read(`.netlify/functions-internal/${name}/${name}.json`)) as {
        config: { includedFiles: string[] };
      };
      expect(config.includedFiles).toEqual(expect.arrayContaining(["public/contact_us.html", "node_modules/pg/**"]));
      expect(config.includedFiles.filter((file) => !built().exists(file.replace(/\/\*\*$/, "")))).toEqual([]);
    }
  });

  test("has functions that store an enquiry, mail it before they answer, and lead on without scripts", async () => {
    const DATABASE_URL = process.env["TEST_POSTGRES_URL"] ?? "";
    test.skip(DATABASE_URL === "", "There is no PostgreSQL server");
    const mail = await startMailServer();
    const contact = built().start(apiRoutes.contact, { DATABASE_URL, SMTP_URL: mail.url });
    const [first, second] = [enquiryPost(), enquiryPost({ form: "contact" })];
    const told = await contact.postJson(apiRoutes.contact, first);
    const { reference } = JSON.parse(told.text) as { reference: string };
    expect([told.status, mail.mails.map(referenceIn)]).toEqual([200, [reference]]);
    const led = await contact.postForm(apiRoutes.contact, second);
    const location = led.headers["location"] ?? "";
    expect([led.status, location]).toEqual([303, expect.stringMatching(/^\/api\/enquiry-received\?reference=/)]);
    const received = await built().start(apiRoutes.enquiryReceived, { DATABASE_URL }).get(location);
    expect(load(received.text)("[data-reference]").text()).toContain(location.split("=")[1]);
    await mail.stop();
    const store = openStore(DATABASE_URL);
    const stored = await store.list();
    await store.close();
    expect(stored.map(({ message }) => message)).toEqual([second.message, first.message]);
    expect(stored.map((enquiry) => enquiry.reference)).toEqual([location.split("=")[1], reference]);
  });

  test("has a function that counts what browsers have measured before it answers, in the same database", async () => {
    const DATABASE_URL = process.env["TEST_POSTGRES_URL"] ?? "";
    test.skip(DATABASE_URL === "", "There is no PostgreSQL server");
    const { status, text } = await built()
      .start(apiRoutes.vitals, { DATABASE_URL })
      .ask({
        address: apiRoutes.vitals,
        headers: { "content-type": "application/json", origin: site.url },
        body: JSON.stringify({ page: "home", values: { LCP: 500 } }),
      });
    expect([status, text]).toEqual([204, ""]);
    const store = openVitalsStore(DATABASE_URL);
    const counts = await store.counts("2000-01-01");
    await store.close();
    expect(counts).toMatchObject([{ page: "home", metric: "LCP", count: 1 }]);
  });

  test("has functions that say so, in the form as well, while there is no database", async () => {
    const contact = built().start(apiRoutes.contact, { DATABASE_URL: "" });
    const sent = enquiryPost({ form: "home" });
    const [told, page] = [
      await contact.postJson(apiRoutes.contact, sent),
      await contact.postForm(apiRoutes.contact, sent),
    ];
    expect([told.status, JSON.parse(told.text)]).toEqual([503, { message: words.failure }]);
    const $ = load(page.text);
    expect([page.status, $("[role=alert]").text(), $("textarea[name=message]").text()]).toEqual([
      503,
      words.failure,
      sent.message,
    ]);
    expect(contact.output().match(/DATABASE_URL must be postgres:\/\//g)).toHaveLength(1);
  });
};
