import type { IAdapter } from "gatsby";

/** What Gatsby hands to an adapter: its routes, its functions, and how to report. */
export type AdaptContext = Parameters<IAdapter["adapt"]>[0];
