/** Where the gallery stands: see docs/decisions/gallery.md. */
export const galleryPath = "/_gallery";

/** The name of the setting that puts the gallery into a build, where it has the value `on`. Tests set it. */
export const gallerySetting = "GALLERY";

/**
 * Whether the gallery is made: always in development, in a build only when it is asked for.
 *
 * @param environment what is set in the environment
 */
export const isGalleryWanted = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment["NODE_ENV"] !== "production" || environment[gallerySetting] === "on";
