import path from "node:path";

/** The address of a file in `content/media`, as content writes it, begins like this. */
const addresses = "/media/";

interface MediaFile {
  /** Below `content/media`. */
  relativePath: string;
  internal: { contentDigest: string };
}

/** Looks up the digest of a picture's bytes by its address in content; undefined where there is no such file. */
export const mediaDigests = (files: readonly MediaFile[]): ((picture?: string) => string | undefined) => {
  const digests = new Map(
    files.map(({ relativePath, internal }) => [addresses + relativePath, internal.contentDigest]),
  );
  return (picture) => digests.get(picture ?? "");
};

/** Where the file of a picture is that has an address in content. */
export const mediaFile = (root: string, picture: string): string =>
  path.join(root, "content", "media", picture.slice(addresses.length));
