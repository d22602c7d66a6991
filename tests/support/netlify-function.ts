import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { asSeen, type NetlifyAnswer, netlifyEvent, type NetlifyRequest } from "./netlify-event";
import { type SiteSettings, siteEnvironment } from "./site-process";

/**
 * Runs a function that a build has written for Netlify, in a process of its own
 * as there, for one request after the other.
 *
 * @param root the folder of the build
 * @param name as in `/.netlify/functions/NAME`
 */
export const startNetlifyFunction = (root: string, name: string, settings: SiteSettings) => {
  const file = path.join(root, ".netlify", "functions-internal", name, `${name}.js`);
  const child = fork(path.resolve("tests/support/netlify-process.mjs"), [file], {
    cwd: root,
    env: { ...siteEnvironment(settings), AWS_LAMBDA_FUNCTION_NAME: name },
    silent: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += String(chunk)));
  const ask = async (request: NetlifyRequest) => {
    child.send(netlifyEvent(request));
    const ended = once(child, "exit").then(() => Promise.reject(new Error(output)));
    const [answer] = (await Promise.race([once(child, "message"), ended])) as [NetlifyAnswer];
    return asSeen(answer);
  };
  return {
    ask,
    get: (address: string) => ask({ method: "GET", address }),
    /** Posts fields as a program does, which wants JSON back. */
    postJson: (address: string, fields: Record<string, string>) =>
      ask({ address, headers: { "content-type": "application/json" }, body: JSON.stringify(fields) }),
    /** Posts fields as a browser without scripts does, which wants a page back. */
    postForm: (address: string, fields: Record<string, string>) =>
      ask({
        address,
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
        body: new URLSearchParams(fields).toString(),
        base64: true,
      }),
    /** All that it has logged. */
    output: () => output,
    end: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};

export type NetlifyFunction = ReturnType<typeof startNetlifyFunction>;
