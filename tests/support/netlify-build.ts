import path from "node:path";
import { fixtureProject } from "./fixture-build";
import { type NetlifyFunction, startNetlifyFunction } from "./netlify-function";
import { netlifyHeaders, netlifyRedirects } from "./netlify-rules";
import type { SiteSettings } from "./site-process";

/** Netlify's build of the site, in a folder of its own and without a database. */
export const netlifyBuild = async () => {
  const project = fixtureProject();
  // With the second, the cache that lasts from build to build is kept in the project's folder.
  const { succeeded, output } = await project.build({ NETLIFY: "true", NETLIFY_LOCAL: "true", DATABASE_URL: "" });
  if (!succeeded) throw new Error(output);
  const file = (name: string) => path.join(project.root, "public", name);
  const redirects = await netlifyRedirects(file("_redirects"));
  const started: NetlifyFunction[] = [];
  return {
    output,
    redirects,
    headers: await netlifyHeaders(file("_headers")),
    read: project.read,
    exists: project.exists,
    /** All that is published, by its address. */
    files: project.files("public").map((name) => name.replace(/^public/, "")),
    /** The pages, by their addresses as the site writes them, with their files. */
    pages: project
      .files("public")
      .filter((name) => name.endsWith(".html") && !name.includes("/_gatsby/"))
      .map((name) => ({ file: name, address: name.replace(/^public/, "").replace(/(?:\/index)?\.html$/, "") || "/" })),
    /** Starts the function that answers at an address, as the rules have it. */
    start: (address: string, settings: SiteSettings): NetlifyFunction => {
      const rule = redirects.find(({ from, status }) => from === address && status === 200);
      if (rule === undefined) throw new Error(`No function answers at ${address}`);
      const one = startNetlifyFunction(project.root, path.basename(rule.to), settings);
      started.push(one);
      return one;
    },
    /** Ends the functions that were started. */
    end: () => Promise.all(started.splice(0).map((one) => one.end())),
    dispose: project.dispose,
  };
};

export type NetlifyBuild = Awaited<ReturnType<typeof netlifyBuild>>;
