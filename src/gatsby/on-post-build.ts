import type { BuildArgs } from "gatsby";
import { keepFunctionsLoaded } from "./functions/keep-loaded";
import { writeRedirectPages } from "./pages/write-redirect-pages";

/** What is left to do when Gatsby has written everything. */
export const onPostBuild = async (build: BuildArgs): Promise<void> => {
  await writeRedirectPages(build);
  await keepFunctionsLoaded(build);
};
