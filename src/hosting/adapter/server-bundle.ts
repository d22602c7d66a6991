import { cp, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { serverFolder } from "../manifest";

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
  // npm installs the module for both kinds of Linux.
  const { header } = process.report.getReport() as { header: object };
  const otherLibc = "glibcVersionRuntime" in header ? /-musl/ : /-gnu/;
  const filter = (name: string) => !otherLibc.test(name);
  await cp("node_modules/@libsql", path.join(modules, "@libsql"), { recursive: true, dereference: true, filter });
};
