import { cp, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { build, type Plugin } from "esbuild";
import { serverFolder } from "../manifest";

/** npm installs libsql's native module for both kinds of Linux; this matches those of the other kind. */
const otherLibc = (): RegExp =>
  "glibcVersionRuntime" in (process.report.getReport() as { header: object }).header ? /-musl/ : /-gnu/;

/** Bundles one of the copies of `entities` that have the same version. */
const oneCopyOfEntities: Plugin = {
  name: "one-copy-of-entities",
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^entities$/ }, ({ path: name, importer, kind }) =>
      importer.includes("dom-serializer") ? resolve(name, { kind, resolveDir: "node_modules/cheerio" }) : undefined,
    );
  },
};

/**
 * Writes the server as one file with all that it imports, and beside it SQLite's native module, which no bundle can
 * hold: `libsql` imports it by the name of the platform. So the site needs no `node_modules` where it runs.
 */
export const writeServer = async (folder = serverFolder): Promise<void> => {
  await build({
    entryPoints: [path.resolve("src/hosting/server/main.ts")],
    outfile: path.join(folder, "server.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    minify: true,
    // The log names errors by their classes.
    keepNames: true,
    legalComments: "none",
    external: ["pg-native"],
    plugins: [oneCopyOfEntities],
    logLevel: "warning",
  });
  const [source, target] = ["node_modules/@libsql", path.join(folder, "node_modules/@libsql")];
  await rm(path.join(folder, "node_modules"), { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const others = otherLibc();
  for (const name of (await readdir(source)).filter((name) => !others.test(name)))
    await cp(path.join(source, name), path.join(target, name), { recursive: true, dereference: true });
};
