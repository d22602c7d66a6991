import { createHash } from "node:crypto";
import type { NameOutline } from "./drawings/wordmark-svg";

/** What the tool made, and of what, so that a test sees what was changed without it. Hashes are SHA-256. */
export interface Made {
  fonts: Record<string, { source: string; axes: unknown; hash: string; bytes: number; characters: string }>;
  pictures: Record<string, { drawing: string; hash: string }>;
  name: NameOutline & { font: string };
}

/** Where it is written down. */
export const madeFile = "tools/brand/made.json";

export const hashOf = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
