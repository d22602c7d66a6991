import { createHash } from "node:crypto";
import { load } from "cheerio";
import { apiRoutes } from "../../../../src/domain/paths";
import { client, type FakeGitHub, gitHubToken, startFakeGitHub } from "../../../support/fake-github";
import { type SignInServer, signInEnvironment, startSignInServer, toldIn } from "../support/sign-in-server";

let gitHub: FakeGitHub;
let site: SignInServer;
beforeEach(async () => {
  gitHub = await startFakeGitHub();
  site = await startSignInServer(signInEnvironment(gitHub.url));
});
afterEach(async () => {
  await site.close();
  await gitHub.close();
});

const errorIn = (html: string): string => {
  const [, text = "{}"] = /^authorization:github:error:(.+)$/.exec(toldIn(html).message) ?? [];
  return (JSON.parse(text) as { message: string }).message;
};

describe("the begin of a sign-in", () => {
  it("leads to GitHub with a state, a challenge and the way back", async () => {
    const { status, headers } = await site.begin();
    const { origin, pathname, searchParams } = new URL(headers.location ?? "");
    expect([status, origin, pathname]).toEqual([302, gitHub.url, "/login/oauth/authorize"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: client.id,
      redirect_uri: `${site.origin}/api/cms-callback`,
      scope: "repo",
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: "S256",
    });
    expect(headers).toMatchObject({ "cache-control": "no-store", "cross-origin-opener-policy": "unsafe-none" });
  });

  it("leaves a cookie that no script reads, for the callback alone and ten minutes", async () => {
    const { cookie, headers } = await site.begin();
    expect(cookie).toMatch(
      /^cms-sign-in=[\w-]{43}\.[\w-]{43}; Path=\/api\/cms-callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const { searchParams } = new URL(headers.location ?? "");
    const [, state = "", verifier = ""] = /=([\w-]{43})\.([\w-]{43});/.exec(cookie) ?? [];
    expect(searchParams.get("state")).toBe(state);
    expect(searchParams.get("code_challenge")).toBe(createHash("sha256").update(verifier).digest("base64url"));
  });

  it("leaves one for HTTPS alone where the site has HTTPS", async () => {
    const own = { ...signInEnvironment(gitHub.url), CMS_ORIGINS: "https://www.agency.example" };
    const secure = await startSignInServer(own);
    const { headers } = await secure.get(`${apiRoutes.cmsAuth}?provider=github`, { host: "www.agency.example" });
    await secure.close();
    expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^__Secure-cms-sign-in=.*; Secure$/)]);
  });

  it("is new each time", async () => {
    const [first, second] = [await site.begin(), await site.begin()];
    expect(first.sent.split(".")[0]).not.toBe(second.sent.split(".")[0]);
    expect(first.sent.split(".")[1]).not.toBe(second.sent.split(".")[1]);
  });

  it.each(["", "provider=gitlab", "provider=github&scope=admin:org", "provider=github&scope=repo%20user"])(
    "is refused for what the editor does not ask for: %s",
    async (query) => {
      const { status, text, cookie } = await site.begin(query);
      expect([status, cookie]).toEqual([400, ""]);
      expect(errorIn(text)).toMatch(/Reload the editor/);
    },
  );

  it("is refused at an address that is not the editor's", async () => {
    const { status, headers, text } = await site.get(`${apiRoutes.cmsAuth}?provider=github`, { host: "evil.example" });
    expect([status, headers.location]).toEqual([403, undefined]);
    expect(errorIn(text)).toMatch(/may not be used at this address/);
  });

  it.each(["POST", "PUT", "HEAD"])("is no matter of %s", async (method) => {
    const response = await fetch(`${site.origin}${apiRoutes.cmsAuth}?provider=github`, { method, redirect: "manual" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("the end of a sign-in", () => {
  it("tells the allowed origins the token, and takes the cookie away", async () => {
    const { status, headers, text } = await site.signIn();
    expect(status).toBe(200);
    expect(toldIn(text)).toEqual({
      origins: [site.origin],
      greeting: "authorizing:github",
      message: `authorization:github:success:{"token":"${gitHubToken}","provider":"github"}`,
    });
    expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^cms-sign-in=; .*Max-Age=0/)]);
  });

  it("is a page that nobody keeps, that leaks nothing and runs one script", async () => {
    const { headers, text } = await site.signIn();
    const scripts = load(text)("script:not([type])");
    const hash = createHash("sha256").update(scripts.text()).digest("base64");
    expect(scripts).toHaveLength(1);
    expect(headers).toMatchObject({
      "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "cross-origin-opener-policy": "unsafe-none",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect(scripts.text()).not.toContain('"*"');
  });

  it("leaves neither secret nor token in the log", async () => {
    await site.signIn();
    gitHub.state.denies = true;
    await site.signIn();
    expect(site.log.text()).not.toMatch(/planted/);
  });

  const denied = /choose “Authorize”/;
  const expired = /took too long, or was begun in another window/;

  it.each<[what: string, text: RegExp, change: (path: string, cookie: string) => [path: string, cookie: string]]>([
    ["no cookie", expired, (path) => [path, ""]],
    ["a cookie that is none of ours", expired, (path) => [path, "cms-sign-in=x"]],
    ["another state", expired, (path, cookie) => [path.replace(/state=[\w-]+/, `state=${"A".repeat(43)}`), cookie]],
    ["no state", /Reload the editor/, (path, cookie) => [path.replace(/state=[\w-]+&?/, ""), cookie]],
    ["no code", /Reload the editor/, (path, cookie) => [path.replace(/code=[\w-]+&?/, ""), cookie]],
    ["another verifier", expired, (path, cookie) => [path, cookie.replace(/\..*/, `.${"A".repeat(43)}`)]],
  ])("is refused with %s", async (_what, text, change) => {
    const { headers, sent } = await site.begin();
    const [path, cookie] = change(await site.throughGitHub(headers.location ?? ""), sent);
    const answer = await site.get(path, { cookie });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorIn(answer.text)).toMatch(text);
    expect(load(answer.text)("p").text()).toMatch(text);
    expect(answer.text).not.toContain(gitHubToken);
  });

  it("counts once", async () => {
    const { headers, sent } = await site.begin();
    const path = await site.throughGitHub(headers.location ?? "");
    expect((await site.get(path, { cookie: sent })).status).toBe(200);
    expect(errorIn((await site.get(path, { cookie: sent })).text)).toMatch(expired);
  });

  it("says that GitHub was told no", async () => {
    gitHub.state.denies = true;
    const { status, text } = await site.signIn();
    expect([status, errorIn(text)]).toEqual([403, expect.stringMatching(denied)]);
  });

  it("says that GitHub does not answer", async () => {
    const { headers, sent } = await site.begin();
    const path = await site.throughGitHub(headers.location ?? "");
    await gitHub.close();
    const { status, text } = await site.get(path, { cookie: sent });
    expect([status, errorIn(text)]).toEqual([502, expect.stringMatching(/does not answer at the moment/)]);
  });

  it.each<[string, string]>([
    ["no JSON", "<html>"],
    ["another JSON", "[]"],
    ["a token that is none", '{"access_token":"</script><script>"}'],
  ])("says so as well when GitHub answers with %s", async (_what, body) => {
    gitHub.state.token = (response) => void response.end(body);
    const { status, text } = await site.signIn();
    expect([status, errorIn(text)]).toEqual([502, expect.stringMatching(/does not answer/)]);
  });

  it("follows GitHub nowhere with the secret", async () => {
    gitHub.state.token = (response) => void response.writeHead(307, { location: `${gitHub.url}/stolen` }).end();
    expect((await site.signIn()).status).toBe(502);
    expect(gitHub.asked).toEqual([]);
  });

  it("says that GitHub does not know the website, and logs why", async () => {
    await site.close();
    site = await startSignInServer({ ...signInEnvironment(gitHub.url), CMS_GITHUB_CLIENT_SECRET: "planted-wrong" });
    const { status, text } = await site.signIn();
    expect([status, errorIn(text)]).toEqual([502, expect.stringMatching(/does not know this website/)]);
    expect(site.log.text()).toContain("incorrect_client_credentials");
    expect(site.log.text()).not.toContain("planted");
  });

  it("is refused when there were too many, and leaves nothing in the log", async () => {
    site.state.isTooMany = true;
    const { headers, sent } = await site.begin();
    const path = await site.throughGitHub(headers.location ?? "");
    for (const back of [path, path.replace(/code=[^&]+/, "error=redirect_uri_mismatch")]) {
      const { status, text } = await site.get(back, { cookie: sent });
      expect([status, errorIn(text)]).toEqual([429, expect.stringMatching(/too many sign-ins/)]);
    }
    expect(site.log.text()).toBe("");
  });
});

describe("a site without GitHub", () => {
  it("says that signing in is not set up", async () => {
    await site.close();
    site = await startSignInServer({});
    for (const path of [`${apiRoutes.cmsAuth}?provider=github`, `${apiRoutes.cmsCallback}?code=a&state=b`]) {
      const { status, text } = await site.get(path);
      expect([status, errorIn(text)]).toEqual([404, expect.stringMatching(/not set up/)]);
    }
  });

  it("says that signing in does not work while the settings are wrong, and tells nobody else", async () => {
    await site.close();
    site = await startSignInServer({ CMS_GITHUB_CLIENT_ID: "id" });
    const { status, text } = await site.begin();
    expect([status, errorIn(text), toldIn(text).origins]).toEqual([503, expect.stringMatching(/does not work/), []]);
  });
});
