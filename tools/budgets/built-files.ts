import { readFileSync } from "node:fs";
import { manifestSchema, type StaticFile } from "../../src/hosting/manifest";

/** What the newest build publishes. */
export const builtFiles = (): readonly StaticFile[] =>
  manifestSchema.parse(JSON.parse(readFileSync("dist/manifest.json", "utf8"))).statics;
