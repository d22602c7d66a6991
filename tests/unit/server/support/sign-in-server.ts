import { load } from "cheerio";
import { apiRoutes } from "../../../../src/domain/paths";
import { signInEndpoints } from "../../../../src/server/cms-sign-in/sign-in";
import { client } from "../../../support/fake-github";
import { ask } from "./http-client";
import { listen } from "./local-server";
import { memoryLog } from "./memory-log";

/** The sign-in window's message and its origins. */
export const toldIn = (html: string) =>
  JSON.parse(load(html)("#answer").text()) as { origins: string[]; greeting: string; message: string };

/** The environment of a site with GitHub sign-in. */
export const signInEnvironment = (gitHubUrl: string) => ({
  CMS_GITHUB_CLIENT_ID: client.id,
  CMS_GITHUB_CLIENT_SECRET: client.secret,
  CMS_GITHUB_URL: gitHubUrl,
});

/** Starts a real server with both functions at its own origin. */
export const startSignInServer = async (env: Record<string, string>) => {
  const log = memoryLog();
  const state = { isTooMany: false };
  let origin = "";
  const endpoints = () =>
    signInEndpoints({
      env: { CMS_ORIGINS: origin, ...env },
      isTooMany: () => Promise.resolve(state.isTooMany),
      logger: log.logger,
    });
  const server = await listen((request, response) => {
    const { cmsAuth, cmsCallback } = endpoints();
    void (request.url?.startsWith(apiRoutes.cmsAuth) ? cmsAuth : cmsCallback)(request, response);
  });
  origin = `http://127.0.0.1:${server.port}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(server.port, { method: "GET", path, headers });

  /** Begins a sign-in in the window. */
  const begin = async (query = "provider=github&site_id=127.0.0.1&scope=public_repo") => {
    const answer = await get(`${apiRoutes.cmsAuth}?${query}`);
    const [cookie = ""] = answer.headers["set-cookie"] ?? [];
    return { ...answer, cookie, sent: cookie.split(";", 1)[0] ?? "" };
  };

  /** Follows the redirect to GitHub, and returns the path and query of the one back. */
  const throughGitHub = async (location: string): Promise<string> => {
    const answer = await fetch(location, { redirect: "manual" });
    const back = new URL(answer.headers.get("location") ?? "");
    return back.pathname + back.search;
  };

  return {
    ...server,
    origin,
    log,
    state,
    get,
    begin,
    throughGitHub,
    /** A complete sign-in. */
    signIn: async () => {
      const { headers, sent } = await begin();
      return get(await throughGitHub(headers.location ?? ""), { cookie: `theme=dark; ${sent}` });
    },
  };
};

export type SignInServer = Awaited<ReturnType<typeof startSignInServer>>;
