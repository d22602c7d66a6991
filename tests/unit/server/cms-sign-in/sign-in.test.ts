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

describe("the start of a sign-in", () => {
  it("redirects to GitHub with state and PKCE challenge, and sets an HttpOnly cookie", async () => {
    const { status, headers, cookie } = await site.begin();
    expect(cookie).toMatch(
      /^cms-sign-in=[\w-]{43}\.[\w-]{43}; Path=\/api\/cms-callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const [, state, verifier = ""] = /=([\w-]{43})\.([\w-]{43});/.exec(cookie) ?? [];
    const { origin, pathname, searchParams } = new URL(headers.location ?? "");
    expect([status, origin, pathname]).toEqual([302, gitHub.url, "/login/oauth/authorize"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: client.id,
      redirect_uri: `${site.origin}/api/cms-callback`,
      scope: "public_repo",
      state,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    expect(headers).toMatchObject({ "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("cross-origin-opener-policy");
  });

  it("sets a Secure cookie on an HTTPS site", async () => {
    await site.close();
    site = await startSignInServer({ ...signInEnvironment(gitHub.url), CMS_ORIGINS: "https://www.agency.example" });
    const path = `${apiRoutes.cmsAuth}?provider=github`;
    const { headers } = await site.get(path, { host: "www.agency.example" });
    expect(headers["set-cookie"]).toEqual([expect.stringMatching(/^__Secure-cms-sign-in=.*; Secure$/)]);
  });

  it.each(["provider=gitlab", "provider=github&scope=admin:org"])(
    "returns 400 for a query that the editor does not send: %s",
    async (query) => {
      const { status, text, cookie } = await site.begin(query);
      expect([status, cookie]).toEqual([400, ""]);
      expect(errorIn(text)).toMatch(/Reload the editor/);
    },
  );

  it("returns 403 at an origin that is not the editor's", async () => {
    const { status, headers, text } = await site.get(`${apiRoutes.cmsAuth}?provider=github`, { host: "evil.example" });
    expect([status, headers.location]).toEqual([403, undefined]);
    expect(errorIn(text)).toMatch(/may not be used at this address/);
  });
});

describe("the callback of a sign-in", () => {
  it("returns a page with no-store, no-referrer and one script allowed by hash", async () => {
    const { headers, text } = await site.signIn();
    const scripts = load(text)("script:not([type])");
    const hash = createHash("sha256").update(scripts.text()).digest("base64");
    expect(scripts).toHaveLength(1);
    expect(headers).toMatchObject({
      "content-security-policy": `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "set-cookie": ["cms-sign-in=; Path=/api/cms-callback; Max-Age=0; HttpOnly; SameSite=Lax"],
    });
    expect(scripts.text()).not.toContain('"*"');
  });

  const expired = /took too long, or was begun in another window/;

  it.each<[what: string, text: RegExp, change: (path: string, cookie: string) => [path: string, cookie: string]]>([
    ["no cookie", expired, (path) => [path, ""]],
    ["another state", expired, (path, cookie) => [path.replace(/state=[\w-]+/, `state=${"A".repeat(43)}`), cookie]],
    ["another verifier", expired, (path, cookie) => [path, cookie.replace(/\..*/, `.${"A".repeat(43)}`)]],
  ])("is rejected with %s", async (_what, text, change) => {
    const { headers, sent } = await site.begin();
    const [path, cookie] = change(await site.throughGitHub(headers.location ?? ""), sent);
    const answer = await site.get(path, { cookie });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorIn(answer.text)).toMatch(text);
    expect(load(answer.text)("p").text()).toMatch(text);
    expect(answer.text).not.toContain(gitHubToken);
  });

  it.each<[what: string, status: number, text: RegExp, change: () => void]>([
    ["reports a denied authorisation", 403, /choose “Authorize”/, () => (gitHub.state.denies = true)],
    ["hangs up", 502, /does not answer/, () => (gitHub.state.token = (response) => void response.destroy())],
    ["sends no JSON", 502, /does not answer/, () => (gitHub.state.token = (response) => void response.end("<html>"))],
    [
      "sends a malformed token",
      502,
      /does not answer/,
      () => (gitHub.state.token = (response) => void response.end('{"access_token":"</script><script>"}')),
    ],
  ])("shows an error when GitHub %s", async (_what, expected, said, change) => {
    change();
    const { status, text } = await site.signIn();
    expect([status, errorIn(text)]).toEqual([expected, expect.stringMatching(said)]);
    expect(site.log.messages()).toEqual(status === 502 ? ["GitHub could not be asked for a token"] : []);
  });

  it("does not follow a redirect from GitHub with the secret", async () => {
    gitHub.state.token = (response) => void response.writeHead(307, { location: `${gitHub.url}/stolen` }).end();
    expect((await site.signIn()).status).toBe(502);
    expect(gitHub.asked).toEqual([]);
  });

  it("shows an error for wrong client credentials, and logs GitHub's error code", async () => {
    await site.close();
    site = await startSignInServer({ ...signInEnvironment(gitHub.url), CMS_GITHUB_CLIENT_SECRET: "planted-wrong" });
    const { status, text } = await site.signIn();
    expect([status, errorIn(text)]).toEqual([502, expect.stringMatching(/does not know this website/)]);
    expect(site.log.text()).toContain("incorrect_client_credentials");
    expect(site.log.text()).not.toContain("planted");
  });

  it("returns 429 after too many sign-ins, and logs nothing", async () => {
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

it("returns 404 for a sign-in when GitHub is not set up", async () => {
  await site.close();
  site = await startSignInServer({});
  const { status, text } = await site.begin();
  expect([status, errorIn(text)]).toEqual([404, expect.stringMatching(/not set up/)]);
});
