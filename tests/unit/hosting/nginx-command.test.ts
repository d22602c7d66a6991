import { writeFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "../../support/command-line";
import { sampleManifest } from "../../support/sample-manifest";
import { temporaryFolder } from "../../support/temporary-folder";

let place: ReturnType<typeof temporaryFolder>;
let manifest: string;
beforeAll(() => {
  place = temporaryFolder("nginx-command");
  manifest = path.join(place.folder, "manifest.json");
  writeFileSync(manifest, JSON.stringify(sampleManifest));
});
afterAll(() => place.dispose());

const nginx = (...args: string[]) => runTool("tools/nginx.ts", args, {});
const needed = ["--server-name", "shop.example", "--public", "/srv/shop"];

it("prints a configuration for the manifest and the options", async () => {
  const { code, stdout } = await nginx(
    ...needed,
    "--manifest",
    manifest,
    "--upstream",
    "10.0.0.2:9001",
    "--http",
    "8080",
  );
  expect(code).toBe(0);
  expect(stdout).toContain("listen 8080;\n");
  expect(stdout).toContain("listen [::]:443 ssl http2;");
  expect(stdout).toContain('root "/srv/shop";');
  expect(stdout).toContain("server 10.0.0.2:9001;");
  expect(stdout).toContain('ssl_certificate "/etc/letsencrypt/live/shop.example/fullchain.pem";');
  expect(stdout).toContain('"/blog/first-post" "/blog/first-post";');
  expect(stdout).toMatch(/\}\n$/);
});

it("says what to do when there is no manifest, or one that it cannot read", async () => {
  const absent = path.join(place.folder, "absent.json");
  const missing = await nginx(...needed, "--manifest", absent);
  expect([missing.code, missing.stdout]).toEqual([2, ""]);
  expect(missing.stderr).toBe(`${absent} is not there. Build the site first: npm run build\n`);
  const other = path.join(place.folder, "other.json");
  writeFileSync(other, JSON.stringify({ ...sampleManifest, version: 2 }));
  expect((await nginx(...needed, "--manifest", other)).stderr).toMatch(/is not the manifest .* npm run build\n$/);
});

it.each([
  [["--public", "/srv/shop"], "--server-name is missing: write a domain such as example.org"],
  [["--server-name", "shop.example"], "--public is missing: write a whole path such as /srv/site/public"],
  [["--server-name", "a b;", "--public", "/srv/shop"], "--server-name a b; will not do: write a domain"],
  [["--server-name", "shop.example", "--public", "public"], "--public public will not do: write a whole path"],
  [[...needed, "--https", "10.0.0.1"], "--https 10.0.0.1 will not do: it has no port at its end"],
  [[...needed, "--upstream", "127.0.0.1:9000", "--upstream", "node"], "--upstream node will not do: it has no port"],
  [[...needed, "--certifcate", "x"], "'--certifcate'"],
  [[...needed, "more"], "'more'"],
])("says which option is wrong: %j", async (args, problem) => {
  const { code, stdout, stderr } = await nginx(...args, "--manifest", manifest);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(problem);
});

it("says what it can be given", async () => {
  const { code, stdout } = await nginx("--help");
  expect([code, stdout]).toEqual([0, expect.stringContaining("--certificate-key FILE")]);
});
