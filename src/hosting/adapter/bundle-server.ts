import path from "node:path";
import { build } from "esbuild";
import { serverFolder } from "../manifest";

/** Makes one file of the server, which runs without the project and its packages. */
export const bundleServer = async (): Promise<void> => {
  await build({
    entryPoints: [path.resolve("src/hosting/server/main.ts")],
    outfile: path.join(serverFolder, "server.js"),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    logLevel: "warning",
  });
};
