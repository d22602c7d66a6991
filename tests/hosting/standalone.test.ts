import { cpSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { publicFolder, serverFolder } from "../../src/hosting/manifest";
import { enquiryPost, postAccepted } from "../support/enquiry-posts";
import { type Site, startSite } from "../support/site-process";
import { testFolder } from "../support/temporary-folder";
import { storedAt } from "../support/with-store";

/** The only folder that the site may write to: the container's volume and the service's folder. */
const dataFolder = ".data";

describe("the build output, copied to a folder without the rest of the project", () => {
  const folder = testFolder("standalone");
  let site: Site;
  let copied: string[];

  const filesBesidesData = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.split(path.sep)[0] !== dataFolder)
      .sort();

  beforeAll(async () => {
    for (const part of [publicFolder, serverFolder]) cpSync(part, path.join(folder, part), { recursive: true });
    copied = filesBesidesData();
    site = await startSite({ root: folder, env: { DATABASE_URL: `file:${dataFolder}/enquiries.db` } });
  });

  afterAll(() => site.kill());

  it("bundles the PostgreSQL driver and all other packages into the server", () => {
    const bundle = readFileSync(path.join(folder, serverFolder, "server.js"), "utf8");
    const required = [...bundle.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = ""]) => name);
    // ajv requires these in code that it generates. pg prefers a native client, but works without; SQLite's native
    // module is beside the server.
    expect([...new Set(required)].filter((name) => !isBuiltin(name) && !name.startsWith("ajv"))).toEqual(["pg-native"]);
  });

  it("serves its pages, including form errors without JavaScript", async () => {
    expect(await (await fetch(site.url)).text()).toContain("</html>");
    const { idempotencyKey, ...fields } = enquiryPost({ form: "contact", email: "asha at example" });
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${site.url}/api/contact`, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('value="asha at example"');
  });

  it("stores an enquiry, writes only to its data folder, and exits with code 0 when stopped", async () => {
    const enquiry = enquiryPost();
    const reference = await postAccepted(site.url, enquiry);
    expect(await site.stop()).toBe(0);
    expect(filesBesidesData()).toEqual(copied);
    const list = await storedAt(`file:${path.join(folder, dataFolder, "enquiries.db")}`);
    expect(list.find((entry) => entry.reference === reference)).toMatchObject({ message: enquiry.message });
  });
});
