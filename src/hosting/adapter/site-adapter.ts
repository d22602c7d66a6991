import type { IAdapter } from "gatsby";
import { nodeAdapter } from "./node";

/** The adapter for the host that this build is for. */
export const siteAdapter = (): IAdapter => nodeAdapter();
