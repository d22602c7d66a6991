import { registerLocalFs } from "decap-server/dist/middlewares";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import { pictureLimits, promisedFormat } from "../../domain/content/picture-limits";

const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Rejects requests by pages of other sites, and for other host names that resolve to this machine (DNS rebinding). */
export const ownPageOnly: RequestHandler = ({ headers: { host = "", origin = "" }, method }, response, next) => {
  const refuse = (error: string) => response.status(403).json({ error });
  if (!thisMachine.test(host)) refuse(`The editor does not answer to the name ${host}: open it at localhost.`);
  else if (method === "POST" && origin.replace(/^https?:\/\//, "") !== host)
    refuse(`Only the editor's own page may save: open it at http://${host}/admin/.`);
  else next();
};

// No pattern matches `..`, a backslash or a control character, so a path cannot leave the folder it begins with.
const entry = /^content\/(?!media\/)(?:[\w-]+\/)+(?!\.)[^/\\\p{Cc}]+\.(?:md|json)$/u;
const inMedia = /^content\/media\/[^/\\\p{Cc}]+$/u;
const folder = /^content(?:\/[\w-]+)*$/;

const isFile = (path: string) => entry.test(path) || (inMedia.test(path) && promisedFormat(path) !== undefined);
const megabytes = pictureLimits.maxBytes / 1_000_000;

/** Checks one string of a request. @param name its parameter name in decap-server's actions */
const errorIn = (name: string, text: string): string | undefined => {
  if (["path", "paths", "newPath"].includes(name) && !isFile(text))
    return `The editor does not touch ${text}: entries are .md or .json files in content/, pictures .jpg, .png, .webp or .avif files in content/media.`;
  if (["folder", "mediaFolder"].includes(name) && !folder.test(text)) return `${text} is no folder of content/.`;
  if (name === "content" && Buffer.byteLength(text, "base64") > pictureLimits.maxBytes)
    return `A picture may have ${megabytes} MB: make the picture smaller.`;
  return undefined;
};

const errorsIn = (value: unknown, name = ""): string[] => {
  if (typeof value === "string") return [errorIn(name, value) ?? []].flat();
  if (Array.isArray(value)) return value.flatMap((item) => errorsIn(item, name));
  return Object.entries(value ?? {}).flatMap(([key, part]) => errorsIn(part, key));
};

const contentOnly: RequestHandler = ({ body }, response, next) => {
  const errors = errorsIn(body);
  if (errors.length === 0) next();
  else response.status(422).json({ error: errors.join(" ") });
};

/** Responds with an error in the format that the editor displays. */
const unreadable: ErrorRequestHandler = ({ status = 400 }: { status?: number }, _request, response, _next) => {
  const tooLong = "These pictures are too large together: save the entry with fewer, and add the others later.";
  response.status(status).json({ error: status === 413 ? tooLong : "The editor's request cannot be read." });
};

/** decap-server's file backend for `content/`, behind checks that it lacks: docs/decisions/cms.md. */
export const localBackend = async (project: string): Promise<Express> => {
  const backend = express();
  // The limit of decap-server itself.
  backend.use(ownPageOnly, express.json({ limit: "50mb" }), contentOnly, unreadable);
  // It can read the folder only from the environment.
  process.env["GIT_REPO_DIRECTORY"] = project;
  await registerLocalFs(backend, { logLevel: "error" });
  return backend;
};
