import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { freePort } from "../../tools/run/free-port.mjs";
import { byReference, enquiryPost, post } from "../support/enquiry-posts";
import { answers, eventually } from "../support/eventually";
import { startMailServer } from "../support/mail-server";
import { hasNginx, startNginx } from "../support/nginx";
import { onTestFinished } from "../support/on-test-finished";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";
import { type Site, startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";
import { deliveredAt } from "../support/with-store";

const folder = testFolder("two-instances");
const senders = 8;

/** Starts the proxy of `deploy/compose.yml` in front of two instances on this machine, and returns its URL. */
const startComposeProxy = async (ports: readonly [number, number]) => {
  const port = await freePort();
  const { configs } = parse(readFileSync("deploy/compose.yml", "utf8")) as { configs: { proxy: { content: string } } };
  const server = configs.proxy.content
    // Compose escapes a dollar sign by doubling it.
    .replaceAll("$$", "$")
    .replace("listen 80", `listen 127.0.0.1:${port}`)
    .replace("site-1:9000", `127.0.0.1:${ports[0]}`)
    .replace("site-2:9000", `127.0.0.1:${ports[1]}`);
  onTestFinished(startNginx(folder, server));
  const url = `http://127.0.0.1:${port}`;
  await eventually("a proxy that answers", () => answers(`${url}/healthz`));
  return url;
};

(hasNginx ? describeWithPostgres : describe.skip)("two instances sharing PostgreSQL behind the Compose proxy", () => {
  test("killing and restarting one under load loses no enquiry and causes no failed request", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const env = { DATABASE_URL: await emptyPostgresDatabase(), SMTP_URL: mail.url, TRUST_PROXY: "1" };
    const sites: [Site, Site] = await Promise.all([startSite({ env }), startSite({ env })]);
    onTestFinished(() => Promise.all(sites.map((site) => site.kill())));
    const url = await startComposeProxy([sites[0].port, sites[1].port]);
    const accepted: string[] = [];
    const refused: unknown[] = [];
    let loaded = true;
    const sender = async () => {
      while (loaded) {
        const { status, reference } = await post(url, enquiryPost());
        if (status === 200 && reference !== undefined) accepted.push(reference);
        else refused.push(status);
      }
    };
    const load = Promise.all(Array.from({ length: senders }, sender));
    const untilAccepted = (more: number) => {
      const wanted = accepted.length + more;
      return eventually(`${wanted} enquiries`, () => accepted.length >= wanted);
    };

    await untilAccepted(40);
    await sites[0].kill();
    await untilAccepted(40);
    sites[0] = await startSite({ env, port: sites[0].port });
    await untilAccepted(40);
    loaded = false;
    await load;

    expect(refused).toEqual([]);
    // Deliveries in flight at the kill wait until their lease expires.
    const list = await deliveredAt(env.DATABASE_URL, 60_000);
    expect(list.map(({ reference }) => reference).sort()).toEqual(accepted.sort());
    const mails = byReference(mail.mails);
    expect([...mails.keys()].sort()).toEqual(accepted);
    // A mail in flight at the kill may have arrived; it is then sent again as the same mail.
    for (const copies of mails.values()) expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mail.mails.length - accepted.length).toBeLessThanOrEqual(4);
  }, 300_000);
});
