import { env } from "node:process";
import type { Stage } from "../../domain/publication/published";
import { showsDrafts } from "../../domain/publication/stage";
import { siteClock } from "./site-clock";

/** Whether this build shows drafts. */
export const isPreview = (): boolean => showsDrafts(env);

/**
 * For whom this build is, and at what time.
 *
 * @param root the project's folder
 */
export const currentStage = (root: string): Stage => ({ clock: siteClock(root), drafts: isPreview() });
