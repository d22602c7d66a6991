import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Handler } from "../../../../src/server/http/handler";
import { asSeen, type NetlifyAnswer, netlifyEvent, type NetlifyRequest } from "../../../support/netlify-event";
import { temporaryFolder } from "../../../support/temporary-folder";

interface Adapter {
  prepareFunction(compiled: {
    functionId: string;
    name: string;
    pathToEntryPoint: string;
    requiredFiles: string[];
  }): Promise<void>;
}

interface Wrapped {
  handler(event: ReturnType<typeof netlifyEvent>, context: object): Promise<NetlifyAnswer>;
}

const load = (file: string): unknown => jest.requireActual(file);

/** Puts a handler behind the very file that the adapter writes for Netlify, and gives what asks it. */
export const netlifyFunction = async (handler: Handler) => {
  const { folder, dispose } = temporaryFolder("netlify");
  const entry = path.join(".cache", "functions", "tested.js");
  mkdirSync(path.join(folder, path.dirname(entry)), { recursive: true });
  writeFileSync(path.join(folder, entry), "module.exports = (...args) => globalThis.testedFunction(...args);\n");
  Object.assign(globalThis, { testedFunction: handler });
  // The adapter offers its main file only.
  const adapter = load(path.resolve("node_modules/gatsby-adapter-netlify/dist/lambda-handler.js")) as Adapter;
  const cwd = jest.spyOn(process, "cwd").mockReturnValue(folder);
  await adapter.prepareFunction({ functionId: "tested", name: "tested", pathToEntryPoint: entry, requiredFiles: [] });
  cwd.mockRestore();
  const wrapped = load(path.join(folder, ".netlify/functions-internal/tested/tested.js")) as Wrapped;
  dispose();
  return async (request: NetlifyRequest) => asSeen(await wrapped.handler(netlifyEvent(request), {}));
};
