import { expect, type Page } from "@playwright/test";
import { type EditorSite, startEditorSite } from "../support/editor-site";
import { client, type FakeGitHub, gitHubToken, startFakeGitHub } from "../support/fake-github";
import { test } from "../support/policy-test";

const own = (port: number): string => `http://127.0.0.1:${port}`;
const other = (port: number): string => `http://localhost:${port}`;

let gitHub: FakeGitHub;
let sites: EditorSite[] = [];
test.beforeEach(async () => {
  gitHub = await startFakeGitHub();
});
/** Decap asks how GitHub is, of a host that it does not need. The policy refuses that, and nothing else. */
test.afterEach(({ refusals }) => {
  expect(refusals.filter((text) => !text.includes("https://www.githubstatus.com/"))).toEqual([]);
  refusals.length = 0;
});
test.afterEach(async () => {
  for (const site of sites) await site.close();
  sites = [];
  await gitHub.close();
});

/** Starts a site whose functions may tell a token to these origins, and gives its port. */
const start = async (allowed: (port: number) => string[]): Promise<number> => {
  const site = await startEditorSite(gitHub.url, allowed);
  sites.push(site);
  return site.port;
};

/** What the editor asked of GitHub's API in the name of the marketer. */
const askedAsMarketer = (): string[] =>
  gitHub.asked.filter(({ authorization }) => authorization === `token ${gitHubToken}`).map(({ path }) => path);

/** Waits until a window is closed, which it may be by now. */
const closed = async (window: Page): Promise<void> => {
  if (!window.isClosed()) await window.waitForEvent("close");
};

const signIn = async (page: Page, origin: string): Promise<Page> => {
  await page.goto(`${origin}/admin`);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: /login with github/i }).click();
  return popup;
};

test("@wide the editor is told the token, uses it, and its window closes", async ({ page }) => {
  const port = await start((port) => [own(port)]);
  const window = await signIn(page, own(port));
  await closed(window);
  await expect(page.getByRole("link", { name: "Articles" })).toBeVisible();
  expect(askedAsMarketer()).toContain("/user");
  expect(await page.context().cookies()).toEqual([]);
});

test("@wide an origin that is allowed as well is told", async ({ page }) => {
  const port = await start((port) => [own(port), other(port)]);
  const window = await signIn(page, other(port));
  await closed(window);
  await expect(page.getByRole("link", { name: "Articles" })).toBeVisible();
});

test("@wide another origin is told nothing, however it asks", async ({ page }) => {
  const port = await start((port) => [own(port)]);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener("message", ({ data }) => heard.push(data));
  });
  const popup = await signIn(page, other(port));
  await expect(popup.getByText("You are signed in.")).toBeVisible();
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  const answered = popup.evaluate(() => new Promise<void>((resolve) => addEventListener("message", () => resolve())));
  await page.evaluate((to) => {
    window.open("", "Netlify Authorization")?.postMessage("authorizing:github", to);
  }, own(port));
  await answered;
  await popup.evaluate(() => (window.opener as Window).postMessage("the end", "*"));
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  await expect.poll(heard).toContain("the end");
  expect(await heard()).toEqual(["the end"]);
  expect(askedAsMarketer()).toEqual([]);
});

test("@wide the editor says why nobody was let in", async ({ page }) => {
  gitHub.state.denies = true;
  const port = await start((port) => [own(port)]);
  const window = await signIn(page, own(port));
  await closed(window);
  await expect(page.getByText(/GitHub was told not to let you in/)).toBeVisible();
});

test("@wide the secret and the token stand in nothing that the editor has loaded", async ({ page }) => {
  const port = await start((port) => [own(port)]);
  const texts: string[] = [];
  page.on(
    "response",
    (response) =>
      void response.text().then(
        (text) => texts.push(text),
        () => undefined,
      ),
  );
  await closed(await signIn(page, own(port)));
  await expect(page.getByRole("link", { name: "Articles" })).toBeVisible();
  expect(texts.join("")).not.toContain(client.secret);
  expect(page.url()).not.toContain(gitHubToken);
});
