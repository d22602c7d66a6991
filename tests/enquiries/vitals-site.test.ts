import type { Line } from "../../tools/vitals/summary";
import { runTool } from "../support/command-line";
import { postAccepted } from "../support/enquiry-posts";
import { type Site, type SiteSettings, siteEnvironment, startSite } from "../support/site-process";
import { describeWithEachDatabase } from "../support/test-databases";

describeWithEachDatabase((emptyDatabase) => {
  let env: SiteSettings;
  let site: Site;

  beforeEach(async () => {
    env = { DATABASE_URL: await emptyDatabase(), RATE_LIMIT: "3/10" };
    site = await startSite({ env });
  });
  afterEach(() => site.kill());

  const report = (page: string, origin = site.url) =>
    fetch(`${site.url}/api/vitals`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ page, values: { LCP: 500, TTFB: 20 } }),
    });

  test("the site counts what its pages report, within a limit that costs no enquiry, and the command prints it", async () => {
    expect((await report("home", "https://evil.example")).status).toBe(403);
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await report("home")).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await postAccepted(site.url);
    const { stdout } = await runTool("tools/vitals.ts", ["--json"], siteEnvironment(env));
    const { lines } = JSON.parse(stdout) as { lines: Line[] };
    expect(lines.filter(({ page }) => page === "home").map(({ metric, count }) => [metric, count])).toEqual([
      ["LCP", 3],
      ["TTFB", 3],
    ]);
    expect(await site.stop()).toBe(0);
    expect(site.output()).not.toContain("measured");
  });
});
