import type { BuildArgs } from "gatsby";
import type { ListedPage } from "../../domain/listed-page";
import { answerOf } from "../data/data-file";
import { updateShareImages } from "./update-share-images";

/** Writes the picture of each page that social networks show. */
export const writeShareImages = async (
  { graphql, reporter }: BuildArgs,
  pages: readonly ListedPage[],
): Promise<void> => {
  const { siteSettings } = await answerOf<{ siteSettings: { name: string } }>(
    graphql,
    "query ShareImages { siteSettings { name } }",
  );
  const { drawn, kept, removed } = await updateShareImages(pages, {
    root: process.cwd(),
    name: siteSettings.name,
  });
  reporter.info(`${drawn} share images drawn, ${kept} kept${removed > 0 ? `, ${removed} removed` : ""}`);
};
