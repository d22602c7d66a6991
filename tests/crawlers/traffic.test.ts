import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { trafficBudgets } from "../../tools/budgets/budgets";
import { complaint, judge } from "../../tools/budgets/judge";
import { measureTraffic } from "../../tools/budgets/traffic";
import { launchOptions } from "../support/browser";

const onTouch = `addEventListener("touchstart", () => {
  const script = document.createElement("script");
  script.src = "/large.js";
  document.body.append(script);
}, { once: true })`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Page</title>${body}`;

const answers: Record<string, [string, string]> = {
  "/light": ["text/html", page(`<h1>Light</h1><script>${onTouch}</script>`)],
  "/heavy": [
    "text/html",
    page('<h1>Heavy</h1><script src="/large.js"></script><link rel="stylesheet" href="/large.css">'),
  ],
  "/large.js": ["text/javascript", `/*${"x".repeat(120_000)}*/`],
  "/large.css": ["text/css", `/*${"x".repeat(50_000)}*/`],
};

const server = createServer(({ url = "/" }, response) => {
  const [type, content] = answers[url] ?? ["text/plain", ""];
  response.writeHead(200, { "content-type": type, "content-length": content.length }).end(content);
});
let browser: Browser;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  browser = await chromium.launch(launchOptions);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const measure = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  const { figures } = await measureTraffic(browser, `http://127.0.0.1:${port}${path}`);
  const broken = judge(path, figures, trafficBudgets("about")).filter(({ passed }) => !passed);
  return { figures, broken };
};

describe("the traffic of a page", () => {
  it("is what comes before the first touch, and the scripts that come with it", async () => {
    const { figures, broken } = await measure("/light");
    expect(figures["before touch"]).toBeLessThan(1000);
    expect(figures["scripts before"]).toBe(0);
    expect(figures["inline scripts"]).toBe(onTouch.length);
    expect(figures["scripts after"]).toBeGreaterThan(120_000);
    expect(broken.map(({ figure }) => figure)).toEqual(["scripts after"]);
  });

  it("breaks the budget when a script and a style sheet are too large, byte by byte", async () => {
    const { figures, broken } = await measure("/heavy");
    expect(broken.map(({ figure }) => figure)).toEqual(["before touch", "scripts before", "scripts after"]);
    expect(figures["before touch"]).toBeGreaterThan(170_000);
    expect(broken.map(complaint)[0]).toMatch(/^\/heavy: before touch is 17\d,\d{3} B, allowed is at most 100,000 B$/);
  });
});
