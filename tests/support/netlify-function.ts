import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type SiteSettings, siteEnvironment } from "./site-process";

interface NetlifyRequest {
  method?: string;
  /** Path and query. */
  address: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the body is in base64, as Netlify sends types that it does not know to be text. */
  base64?: boolean;
}

const host = "www.agency.example";

/**
 * Netlify's event for a function (https://docs.netlify.com/build/functions/lambda-compatibility), as Gatsby reads it.
 */
const netlifyEvent = ({ method = "POST", address, headers = {}, body = "", base64 = false }: NetlifyRequest) => {
  const url = new URL(address, `https://${host}`);
  const sent = { host, "x-nf-client-connection-ip": "203.0.113.7", "content-length": `${Buffer.byteLength(body)}` };
  return {
    rawUrl: url.href,
    path: url.pathname,
    httpMethod: method,
    multiValueHeaders: Object.fromEntries(
      Object.entries({ ...sent, ...headers }).map(([name, value]) => [name, [value]]),
    ),
    body: base64 ? Buffer.from(body).toString("base64") : body,
    isBase64Encoded: base64,
  };
};

/** The result of a function's handler. */
interface NetlifyAnswer {
  statusCode: number;
  multiValueHeaders?: Record<string, string[]>;
  body?: string;
  isBase64Encoded?: boolean;
}

/** The response as a client receives it. */
const asSeen = ({ statusCode, multiValueHeaders = {}, body = "", isBase64Encoded = false }: NetlifyAnswer) => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(", ")])),
  text: isBase64Encoded ? Buffer.from(body, "base64").toString() : body,
});

/**
 * Runs a built Netlify function in its own process, as on Netlify, one request after the other.
 *
 * @param root the build's folder
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
    get: (address: string) => ask({ method: "GET", address }),
    /** Posts fields as a program, which accepts JSON. */
    postJson: (address: string, fields: Record<string, string>) =>
      ask({ address, headers: { "content-type": "application/json" }, body: JSON.stringify(fields) }),
    /** Posts fields as a browser without JavaScript, which accepts a page. */
    postForm: (address: string, fields: Record<string, string>) =>
      ask({
        address,
        headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
        body: new URLSearchParams(fields).toString(),
        base64: true,
      }),
    end: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};

export type NetlifyFunction = ReturnType<typeof startNetlifyFunction>;
