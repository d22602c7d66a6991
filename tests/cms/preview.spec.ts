import { expect, type Frame, type Page, test as base } from "@playwright/test";
import { openHydrated } from "../support/hydrated";
import { differences, wordsOf } from "../support/page-look";
import { startPreviewSite } from "../support/preview-site";

/** An unbuilt entry, each field of which tries to run a script. */
const hostile = `---
title: <script>hacked = true</script><img src=x onerror="hacked = true">
slug: ../../hostile
order: 1
category: designing
accent: primary" onclick="hacked = true
description: <svg onload="hacked = true"></svg>
image:
  src: x" onerror="hacked = true
  alt: '"><script>hacked = true</script>'
hero:
  headline: <img src=x onerror="hacked = true">
  subline: "[x](javascript:hacked=true)"
  buttonLabel: javascript:hacked=true
stats:
  - icon: '"><script>hacked = true</script>'
    number: <b onmouseover="hacked = true">1</b>
    label: label
---

<script>hacked = true</script> <img src=x onerror="hacked = true">

[A link that runs](javascript:parent.hacked=hacked=true) ![x](x" onerror="hacked = true) <iframe srcdoc="<script>parent.hacked=true</script>"></iframe>

[A hidden one](java\tscript:parent.hacked=true) <a href=&#106;avascript:parent.hacked=true>x</a> A note.[^1]

[^1]: [It](javascript:parent.hacked=true) runs too.
`;

const test = base.extend<object, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- a fixture says with it that it needs no other
    async ({}, use) => {
      const { url, close } = await startPreviewSite({ "hostile.md": hostile });
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 1600, height: 900 }, reducedMotion: "reduce", colorScheme: "light" });

const openEntry = async (page: Page, site: string, entry: string): Promise<Frame> => {
  await page.goto(`${site}/admin/#/collections/${entry}`);
  await page.getByRole("button", { name: /^log ?in$/i }).click();
  const frame = await (await page.waitForSelector("#preview-pane")).contentFrame();
  if (frame === null) throw new Error("The editor has no preview");
  await frame.getByRole("main").waitFor();
  return frame;
};

/** Opens the built page in a viewport of the preview's size. */
const openBuilt = async (page: Page, frame: Frame, address: string): Promise<Page> => {
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const built = await page.context().newPage();
  await built.setViewportSize(size);
  await built.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openHydrated(built, address);
  return built;
};

const pages = [
  { kind: "a service", entry: "services/entries/sample-one", path: "/services/sample-one" },
  { kind: "an industry", entry: "industries/entries/sample-a", path: "/industries/sample-a" },
  { kind: "an article", entry: "posts/entries/sample-article", path: "/blog/sample-article" },
  { kind: "the home page", entry: "pages/entries/page-home", path: "/" },
  { kind: "a page of every block", entry: "built-pages/entries/all-blocks", path: "/all-blocks" },
  { kind: "the page about the company", entry: "pages/entries/page-about", path: "/about" },
];

const choose = async (frame: Frame, choice: "Light" | "Dark" | "Full" | "Phone"): Promise<void> =>
  frame.getByRole("region", { name: "Preview" }).getByRole("radio", { name: choice }).check();

for (const { kind, entry, path } of pages) {
  test(`the preview of ${kind} matches the text and styles of the built page, in both themes`, async ({
    page,
    site,
  }) => {
    const frame = await openEntry(page, site, entry);
    const built = await openBuilt(page, frame, `${site}${path}`);
    for (const theme of ["Light", "Dark"] as const) {
      await choose(frame, theme);
      await built.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme.toLowerCase());
      await expect(async () => expect(await wordsOf(frame)).toEqual(await wordsOf(built))).toPass({ timeout: 10_000 });
      await expect.poll(() => differences(frame, built)).toEqual([]);
    }
  });
}

test("the preview updates while typing, and an expanded answer stays open", async ({ page, site }) => {
  const frame = await openEntry(page, site, "services/entries/sample-one");
  await expect(frame.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Sample Service One");
  const question = frame.getByRole("group").filter({ hasText: "Is this a short question?" });
  await question.getByText("Is this a short question?").click();
  await page.getByRole("textbox", { name: "Title", exact: true }).press("End");
  await page.keyboard.type(" today");
  await expect(frame.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Sample Service One today");
  await expect(question).toHaveAttribute("open");
});

test("the phone width shows the phone layout, and width and theme persist while typing", async ({ page, site }) => {
  const frame = await openEntry(page, site, "services/entries/sample-one");
  const menu = frame.locator("header").first().getByRole("navigation").first();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await choose(frame, "Phone");
  await choose(frame, "Dark");
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(360);
  await expect(menu).toBeHidden();
  const paper = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Another title");
  await expect(frame.getByRole("navigation", { name: "Breadcrumbs" })).toContainText("Another title");
  expect(await frame.evaluate(() => innerWidth)).toBe(360);
  expect(await paper()).toBe(dark);
  await choose(frame, "Light");
  await expect.poll(paper).not.toBe(dark);
  await choose(frame, "Full");
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBeGreaterThan(360);
});

test("the toolbar can be used by keyboard", async ({ page, site }) => {
  const frame = await openEntry(page, site, "pages/entries/page-about");
  const toolbar = frame.getByRole("region", { name: "Preview" });
  await toolbar.getByRole("radio", { name: "Full" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("radio", { name: "Phone" })).toBeChecked();
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(360);
});

test("links do not navigate and forms are not sent", async ({ page, site }) => {
  const frame = await openEntry(page, site, "pages/entries/page-home");
  const before = page.url();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" || request.isNavigationRequest()) sent.push(request.url());
  });
  await frame.getByRole("main").getByRole("link").first().click();
  await frame.evaluate(() => document.querySelector("form[method=post]")?.dispatchEvent(new Event("focusin")));
  await frame.getByRole("main").getByRole("textbox").first().fill("A name");
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("main")).toBeVisible();
  expect(page.url()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  expect(sent).toEqual([]);
});

test("markup and scripts in an entry that was never built are shown as text, and do not run", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const frame = await openEntry(page, site, "services/entries/hostile");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText('<img src=x onerror="hacked = true">');
  await expect(frame.getByText("A link that runs")).toBeVisible();
  await frame.getByText("A link that runs").click();
  await frame.getByRole("main").getByRole("link", { name: "javascript:hacked=true" }).first().click();
  for (const each of page.frames()) expect(await each.evaluate(() => "hacked" in window)).toBe(false);
  expect(await frame.locator("main :is(script, iframe, [onerror], [onclick], [onload], [onmouseover])").count()).toBe(
    0,
  );
  expect(
    await frame.locator("main a").evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol)),
  ).not.toContain("javascript:");
  expect(asked.filter((url) => !url.startsWith(site) && !/^(?:data|blob|about):/.test(url))).toEqual([]);
});
