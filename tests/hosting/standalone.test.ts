import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { publicFolder, serverFolder } from "../../src/hosting/manifest";
import { listEnquiries } from "../support/enquiries-cli";
import { enquiryPost, postAccepted } from "../support/enquiry-posts";
import { eventually } from "../support/eventually";
import { freePort } from "../support/free-port";
import { siteEnvironment } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";

/** What the container's volume and the service's folder are for: all that the site may write. */
const dataFolder = ".data";

describe("what a build leaves, copied to a machine that has nothing else of the project", () => {
  const { folder, dispose } = temporaryFolder("standalone");
  let site: ChildProcess;
  let output = "";
  let url: string;
  let copied: string[];

  const filesBesidesData = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.split(path.sep)[0] !== dataFolder)
      .sort();

  const isReady = async () => {
    if (site.exitCode !== null) throw new Error(output);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    return response?.ok === true ? true : undefined;
  };

  /** Sends the form as a browser does that runs no scripts. */
  const sendForm = (fields: Record<string, string>) =>
    fetch(`${url}/api/contact`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  beforeAll(async () => {
    for (const part of [publicFolder, serverFolder]) cpSync(part, path.join(folder, part), { recursive: true });
    copied = filesBesidesData();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    site = spawn(process.execPath, ["dist/server.js"], {
      cwd: folder,
      env: siteEnvironment({ DATABASE_URL: `file:${dataFolder}/enquiries.db` }, port),
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [site.stdout, site.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    await eventually(`a site that answers at ${url}`, isReady);
  });

  afterAll(() => {
    site.kill("SIGKILL");
    dispose();
  });

  it("has all that the drivers of both databases load", () => {
    const script = 'require("libsql"); require("pg"); JSON.stringify(Object.keys(require.cache))';
    const printed = execFileSync(process.execPath, ["-p", script], { cwd: path.join(folder, serverFolder) });
    const loaded = JSON.parse(printed.toString()) as string[];
    const own = path.join(realpathSync(folder), serverFolder, "node_modules") + path.sep;
    expect(loaded.length).toBeGreaterThan(2);
    expect(loaded.filter((file) => !file.startsWith(own))).toEqual([]);
  });

  it("serves its pages", async () => {
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("</html>");
    expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  });

  it("gives a visitor without scripts the form back with the mistake and all that was written", async () => {
    const { idempotencyKey, ...fields } = enquiryPost({ form: "contact", email: "asha at example" });
    const answer = await sendForm(fields);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await answer.text();
    expect(page).toContain(fields.message);
    expect(page).toContain('value="asha at example"');
    expect(page).toContain("data-problem");
  });

  it("tells a visitor without scripts that the enquiry has arrived", async () => {
    const { idempotencyKey, ...fields } = enquiryPost({ form: "contact" });
    const answer = await sendForm(fields);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    const reference = new URL(location, url).searchParams.get("reference") ?? "none";
    const page = await fetch(new URL(location, url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(reference);
  });

  it("keeps an enquiry, writes nowhere but into its data, and ends well when it is asked to", async () => {
    const enquiry = enquiryPost();
    const reference = await postAccepted(url, enquiry);

    site.kill("SIGTERM");
    const [code, signal] = (await once(site, "exit")) as [number | null, NodeJS.Signals | null];

    expect({ code, signal }).toEqual({ code: 0, signal: null });
    expect(filesBesidesData()).toEqual(copied);
    const list = await listEnquiries({ DATABASE_URL: `file:${path.join(folder, dataFolder, "enquiries.db")}` });
    expect(list.find((entry) => entry.reference === reference)).toMatchObject({ message: enquiry.message });
  });
});
