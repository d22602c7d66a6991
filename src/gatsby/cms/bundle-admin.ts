import path from "node:path";
import { build } from "esbuild";

export const bundleAdmin = async (folder: string): Promise<void> => {
  await build({
    entryPoints: [path.resolve("src/cms/admin/boot.ts")],
    outfile: path.join(folder, "admin.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
  });
};
