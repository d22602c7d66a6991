import type { BuildArgs } from "gatsby";
import { writeRedirectPages } from "./pages/write-redirect-pages";
import { writeSecurityText } from "./pages/write-security-text";

/** What is left to do when Gatsby has written everything, and before the adapter takes it. */
export const onPostBuild = async (build: BuildArgs): Promise<void> => {
  await writeRedirectPages(build);
  await writeSecurityText(build);
};
