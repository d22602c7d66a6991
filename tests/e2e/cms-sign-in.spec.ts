import { expect, type Page } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { startEditorPage } from "../support/editor-page";
import { client, type FakeGitHub, gitHubToken, startFakeGitHub } from "../support/fake-github";
import { test } from "../support/policy-test";
import { type SignInServer, signInEnvironment, startSignInServer } from "../unit/server/support/sign-in-server";

let gitHub: FakeGitHub;
let server: SignInServer;
let editor: Awaited<ReturnType<typeof startEditorPage>>;

const signIn = async (page: Page, host: string): Promise<Page> => {
  await page.goto(`http://${host}:${editor.port}/admin`);
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: /login with github/i }).click();
  return popup;
};

test.describe("signing in to the editor", { tag: "@wide" }, () => {
  test.beforeEach(async () => {
    gitHub = await startFakeGitHub();
    editor = await startEditorPage(gitHub.url, () => server.origin);
    const env = { ...signInEnvironment(gitHub.url), CMS_ORIGINS: "" };
    server = await startSignInServer(env);
    env.CMS_ORIGINS = `${server.origin} http://127.0.0.1:${editor.port}`;
  });
  test.afterEach(async ({ refusals }) => {
    for (const one of [server, editor, gitHub]) await one.close();
    // Decap requests GitHub's status from a host that it does not need; the policy must block only that.
    expect(refusals.filter((text) => !text.includes("https://www.githubstatus.com/"))).toEqual([]);
    refusals.length = 0;
  });

  test("gives the editor a working token, outside its URL and cookies", async ({ page }) => {
    const popup = await signIn(page, "127.0.0.1");
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page.getByRole("link", { name: "Articles" })).toBeVisible();
    const asMarketer = gitHub.asked.filter(({ authorization }) => authorization === `token ${gitHubToken}`);
    expect(asMarketer.map(({ path: asked }) => asked)).toContain("/user");
    expect(page.url()).not.toContain(gitHubToken);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("posts no message to an opener of another origin, and never shows the client secret", async ({ page }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener("message", ({ data }) => heard.push(data));
    });
    const popup = await signIn(page, "localhost");
    await expect(popup.getByText("You are signed in.")).toBeVisible();
    expect(await axeViolationsInBothThemes(popup)).toEqual(nothingWrong);
    expect(await popup.content()).not.toContain(client.secret);
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
    const answered = popup.evaluate(() => new Promise<void>((resolve) => addEventListener("message", () => resolve())));
    await page.evaluate((to) => {
      window.open("", "Netlify Authorization")?.postMessage("authorizing:github", to);
    }, server.origin);
    await answered;
    await popup.evaluate(() => (window.opener as Window).postMessage("the end", "*"));
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await expect.poll(heard).toContain("the end");
    expect(await heard()).toEqual(["the end"]);
  });
});
