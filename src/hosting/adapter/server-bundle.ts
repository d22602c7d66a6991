import { cp, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { serverFolder } from "../manifest";

/**
 * Bundles the server into one file, and copies SQLite's native module beside it, which cannot be bundled: `libsql`
 * imports it by the name of the platform. So the server runs without the project's `node_modules`.
 */
export const writeServer = async (): Promise<void> => {
  await build({
    entryPoints: [path.resolve("src/hosting/server/main.ts")],
    outfile: path.join(serverFolder, "server.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    minify: true,
    // Logs contain the class names of errors.
    keepNames: true,
    legalComments: "none",
    external: ["pg-native"],
    logLevel: "warning",
  });
  const modules = path.join(serverFolder, "node_modules");
  await rm(modules, { recursive: true, force: true });
  // npm installs the module for both glibc and musl.
  const { header } = process.report.getReport() as { header: object };
  const otherLibc = "glibcVersionRuntime" in header ? /-musl/ : /-gnu/;
  const filter = (name: string) => !otherLibc.test(name);
  await cp("node_modules/@libsql", path.join(modules, "@libsql"), { recursive: true, dereference: true, filter });
};
