import { mediaDigests, shareImagePath } from "../../../../src/gatsby/share-images/share-image-path";
import type { ShareImage } from "../../../../src/gatsby/share-images/share-image-template";

const subject: ShareImage = {
  headline: "Sample One",
  label: "Service",
  site: "Acme Studio",
  accent: "sky",
  picture: "0f3c",
};

describe("the URL of a share image", () => {
  it("is below /static, which is served as immutable", () => {
    expect(shareImagePath(subject)).toMatch(/^\/static\/share\/[\da-f]{16}\.jpg$/);
  });

  it.each<[string, Partial<ShareImage>]>([
    ["headline", { headline: "Sample one" }],
    ["label", { label: "Article" }],
    ["name of the site", { site: "Acme" }],
    ["accent", { accent: "mint" }],
    ["picture's bytes", { picture: "0f3d" }],
    ["lack of a picture", { picture: undefined }],
  ])("changes with the %s", (_what, change) => {
    expect(shareImagePath({ ...subject, ...change })).not.toBe(shareImagePath(subject));
  });
});

it("finds the digest of a picture by its /media URL", () => {
  const digests = mediaDigests([{ relativePath: "a/one.jpg", internal: { contentDigest: "0f3c" } }]);
  expect(digests.get("/media/a/one.jpg")).toBe("0f3c");
});
