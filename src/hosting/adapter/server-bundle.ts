import { cp, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { serverFolder } from "../manifest";

/** npm installs libsql's native module for both kinds of Linux; this matches those of the other kind. */
const otherLibc = (): RegExp =>
  "glibcVersionRuntime" in (process.report.getReport() as { header: object }).header ? /-musl/ : /-gnu/;

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
    logLevel: "warning",
  });
  const modules = path.join(folder, "node_modules");
  await rm(modules, { recursive: true, force: true });
  const others = otherLibc();
  const filter = (name: string) => !others.test(name);
  await cp("node_modules/@libsql", path.join(modules, "@libsql"), { recursive: true, dereference: true, filter });
};
