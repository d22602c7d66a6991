import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { runTool } from "../support/command-line";
import { eventually } from "../support/eventually";
import { freePort } from "../support/free-port";
import type { HttpAnswer } from "../support/http-get";
import { type SampleSite, startSampleSite } from "../support/sample-site";

const program = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx"].find(existsSync);
const missing = "there is no nginx for tests/hosting/nginx.test.ts (Debian: apt-get install nginx)";
if (program === undefined && process.env["CI"]) throw new Error(missing);
if (program === undefined) console.warn(`SKIPPED: ${missing}`);

let site: SampleSite;
let folder: string;
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/contact": ({ headers }, response) => void response.end(headers["x-forwarded-for"]),
    },
  });
  folder = path.dirname(site.publicFolder);
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(site.manifest));
});
afterAll(() => site.close());

/** What `npm run nginx` prints for the sample's manifest. */
const configuration = (...args: string[]) =>
  runTool("tools/nginx.ts", ["--manifest", path.join(folder, "manifest.json"), ...args], {});

const named = ["--server-name", "agency.example"];

describe("npm run nginx", () => {
  it("prints what docs/nginx.conf shows (UPDATE=1 npx jest tests/hosting/nginx.test.ts writes it anew)", async () => {
    const example = "docs/nginx.conf";
    const places = ["--public", "/srv/agency-site/current/public", "--challenges", "/var/www/html"];
    const { stdout } = await configuration(...named, ...places, "--brotli");
    if (process.env["UPDATE"]) writeFileSync(example, stdout);
    expect(stdout).toBe(readFileSync(example, "utf8"));
  });

  it("says which option is wrong", async () => {
    const { code, stderr } = await configuration(...named, "--public", "public");
    expect([code, stderr]).toEqual([2, expect.stringContaining("--public public will not do: write a whole path")]);
  });
});

(program === undefined ? describe.skip : describe)("nginx with this configuration", () => {
  let port: number;
  let stop: () => Promise<void>;

  const writeConfiguration = async () => {
    const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
    const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=agency.example"];
    execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "pipe" });
    const places = ["--public", site.publicFolder, "--certificate", certificate, "--certificate-key", key];
    const ports = ["--http", `127.0.0.1:${await freePort()}`, "--https", `127.0.0.1:${port}`];
    const { stdout } = await configuration(...named, ...places, ...ports, "--upstream", `127.0.0.1:${site.port}`);
    writeFileSync(path.join(folder, "site.conf"), stdout);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const http = ["access_log off;", ...temporary.map((name) => `${name}_temp_path ${name};`), "include site.conf;"];
    const main = [`pid nginx.pid;`, "daemon off;", "events {}", `http { ${http.join(" ")} }`];
    // As root, nginx would otherwise become somebody who cannot read the folder.
    if (process.getuid?.() === 0) main.unshift("user root;");
    writeFileSync(path.join(folder, "nginx.conf"), main.join("\n"));
  };

  const ask = async (address: string, headers: Record<string, string> = {}): Promise<HttpAnswer> => {
    const options = { host: "127.0.0.1", port, path: address, headers, agent: false, rejectUnauthorized: false };
    const [response] = (await once(get(options), "response")) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  };

  beforeAll(async () => {
    port = await freePort();
    await writeConfiguration();
    const args = ["-e", "stderr", "-p", folder, "-c", path.join(folder, "nginx.conf")];
    execFileSync(program ?? "", [...args, "-t"], { stdio: "pipe" });
    const nginx = spawn(program ?? "", args, { stdio: ["ignore", "ignore", "inherit"] });
    stop = async () => {
      nginx.kill("SIGTERM");
      await once(nginx, "exit");
    };
    await eventually("an nginx that answers", () => ask("/about").catch(() => undefined));
  });
  afterAll(() => stop());

  /** What a visitor and a search engine notice of an answer. nginx has words of its own for redirects. */
  const noticed = ({ status, headers, body }: HttpAnswer) => {
    const names = ["location", "cache-control", "x-robots-tag", ...Object.keys(site.manifest.headers)];
    const ofContent = ["content-type", "content-encoding", "content-length"];
    const seen = status === 301 ? names : [...names, ...ofContent];
    const values = Object.fromEntries(seen.map((name) => [name, headers[name]]));
    return { status, values, vary: headers.vary?.toLowerCase(), body: status === 301 ? "" : body.toString() };
  };

  it.each([
    ["/about", {}],
    ["/about", { "accept-encoding": "gzip" }],
    ["/app-0a1b2c3d.js", { "accept-encoding": "gzip;q=0" }],
    ["/admin", {}],
    ["/About/?a=1", {}],
    ["/blog/missing", {}],
    ["/unpublished.txt", {}],
  ])("answers as the Node server does: %s with %j", async (address, headers) => {
    expect(noticed(await ask(address, headers))).toEqual(noticed(await site.ask(address, { headers })));
  });

  it("tells functions who asks, whoever the request claims to come from", async () => {
    const { body, headers } = await ask("/api/contact", { "x-forwarded-for": "203.0.113.9" });
    expect(body.toString()).toBe("203.0.113.9, 127.0.0.1");
    expect(headers).toMatchObject(site.manifest.headers);
  });
});
