// What size-limit checks: `npx size-limit` after a build. The limits stand in tools/budgets/chunk-groups.ts.
import { readFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("./tools/budgets/chunks")} */
const { chunkChecks } = await tsImport("./tools/budgets/chunks.ts", import.meta.url);
/** @type {import("./src/hosting/manifest").Manifest} */
const { statics } = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

export default chunkChecks(statics);
