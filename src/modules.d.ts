declare module "@phosphor-icons/core/regular/*.svg" {
  const markup: string;
  export default markup;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "decap-server/dist/middlewares" {
  import type { Express } from "express";
  /** Adds the file backend below `GIT_REPO_DIRECTORY` to a server, as `POST /api/v1`. */
  export const registerLocalFs: (app: Express, options: { logLevel: string }) => Promise<void>;
  /** The same over the branches of the repository there, with the states of the editorial workflow. */
  export const registerLocalGit: (app: Express, options: { logLevel: string }) => Promise<void>;
}

/** The text of the inline script that loads the application, which webpack puts in; nothing in development. */
declare const deferredHydrationLoader: string | undefined;
