import type { Endpoints } from "./endpoints";

const key = Symbol.for("agency-site.endpoints");
const shared = globalThis as { [key]?: Promise<Endpoints> };

/**
 * The endpoints of this process. Every function is a bundle of its own; the
 * connections, and the outbox that delivers, have to be the same in all.
 * The chunk is part of each bundle, since hosts take one file a function.
 */
export const sharedEndpoints = (): Promise<Endpoints> =>
  (shared[key] ??= import(/* webpackMode: "eager" */ "./endpoints").then(({ createEndpoints }) => createEndpoints()));
