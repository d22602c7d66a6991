const load = () => import(/* webpackChunkName: "search" */ "./search-dialog");

export type LoadedDialog = Awaited<ReturnType<typeof load>>;

let loaded: Promise<LoadedDialog> | undefined;

/**
 * The dialog's code, loaded once.
 *
 * @throws {Error} when it does not come; the next call tries again
 */
export const loadDialog = (): Promise<LoadedDialog> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};
