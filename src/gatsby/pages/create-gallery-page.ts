import { env } from "node:process";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** See docs/decisions/gallery.md. */
export const galleryPath = "/_gallery";

/** The gallery, in development and where GALLERY is on, with a handful of the site's own pictures. */
export const createGalleryPage = async ({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> => {
  if (env["NODE_ENV"] === "production" && env["GALLERY"] !== "on") return;
  // A query of the page itself would stand in every build, and Gatsby would warn there that it is not run.
  const { data, errors } = await graphql<Queries.GalleryPicturesQuery>(`
    #graphql
    query GalleryPictures {
      allFile(
        filter: { sourceInstanceName: { eq: "media" }, extension: { eq: "jpg" } }
        sort: { relativePath: ASC }
        limit: 6
      ) {
        nodes {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1200
              breakpoints: [640, 960, 1200]
              formats: [AUTO, AVIF]
              placeholder: NONE
            )
          }
        }
      }
    }
  `);
  if (data === undefined || errors !== undefined) {
    reporter.panicOnBuild("The pictures of the gallery could not be listed.", errors as Error | undefined);
    return;
  }
  actions.createPage({
    path: galleryPath,
    component: path.resolve("src/gallery/gallery.tsx"),
    context: { files: data.allFile.nodes },
  });
};
