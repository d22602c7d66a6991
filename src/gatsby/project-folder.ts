import type { Store } from "gatsby";

/** The folder of the project that Gatsby builds, as a whole path. */
export const projectFolder = (store: Store): string =>
  (store.getState() as { program: { directory: string } }).program.directory;
