import { signInEndpoints } from "../../../../src/server/cms-sign-in/sign-in-endpoints";
import { apiRoutes } from "../../../../src/domain/paths";
import { type FakeGitHub, gitHubToken, startFakeGitHub } from "../../../support/fake-github";
import { startSampleSite } from "../../../support/sample-site";
import { ask } from "../support/http-client";
import { memoryLog } from "../support/memory-log";
import { netlifyFunction } from "../support/netlify-function";
import { signInEnvironment, toldIn } from "../support/sign-in-server";

const host = "www.agency.example";

let gitHub: FakeGitHub;
beforeAll(async () => {
  gitHub = await startFakeGitHub();
});
afterAll(() => gitHub.close());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const endpoints = () =>
  signInEndpoints({
    env: signInEnvironment(gitHub.url),
    siteUrl: `https://${host}`,
    isTooMany: () => Promise.resolve(false),
    logger: memoryLog().logger,
  });

type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const onNetlify = async (): Promise<Get> => {
  const { cmsAuth, cmsCallback } = endpoints();
  return async (address, headers = {}) => {
    const run = await netlifyFunction(address.startsWith(apiRoutes.cmsAuth) ? cmsAuth : cmsCallback);
    return run({ method: "GET", address, headers });
  };
};

const closed: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closed.splice(0).map((close) => close())));

const onNode = async (): Promise<Get> => {
  const { cmsAuth, cmsCallback } = endpoints();
  const site = await startSampleSite({
    functions: { [apiRoutes.cmsAuth]: cmsAuth, [apiRoutes.cmsCallback]: cmsCallback },
  });
  closed.push(site.close);
  return (path, headers = {}) => ask(site.port, { method: "GET", path, headers: { host, ...headers } });
};

const one = (value: string | string[] | undefined): string => [value ?? ""].flat().join("\n");

it.each([
  ["the Node server", onNode],
  ["Netlify", onNetlify],
])("a sign-in passes through %s: redirect, cookie, query and headers", async (_name, start) => {
  const get = await start();
  const begun = await get(`${apiRoutes.cmsAuth}?provider=github&site_id=${host}&scope=repo`);
  expect([begun.status, one(begun.headers["location"])]).toEqual([302, expect.stringContaining(gitHub.url)]);
  const cookie = one(begun.headers["set-cookie"]);
  expect(cookie).toMatch(/^__Secure-cms-sign-in=[^;]+; Path=\/api\/cms-callback; .*HttpOnly; SameSite=Lax; Secure$/);
  expect(begun.headers["cross-origin-opener-policy"]).toBe("unsafe-none");

  const led = await fetch(one(begun.headers["location"]), { redirect: "manual" });
  const back = new URL(led.headers.get("location") ?? "");
  expect(back.origin).toBe(`https://${host}`);
  const ended = await get(back.pathname + back.search, { cookie: cookie.split(";", 1)[0] ?? "" });
  expect([ended.status, toldIn(ended.text).origins]).toEqual([200, [`https://${host}`]]);
  expect(toldIn(ended.text).message).toContain(gitHubToken);
  expect(one(ended.headers["set-cookie"])).toContain("Max-Age=0");
  expect(ended.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  expect(one(ended.headers["content-security-policy"])).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; base/);
});
