import { pictureFiles } from "../../../src/cms/preview/pictures";

const built = { childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/static/0a1/b2c/one.jpg" } } } } };
const base = { image: { file: built }, rows: [{ file: { childImageSharp: null } }] };

const blobUrl = (src: string): string | undefined =>
  pictureFiles(base, (asset) => `blob:${asset}`)(src).childImageSharp?.gatsbyImageData.images.fallback?.src;

describe("the file of a picture in the preview", () => {
  test("is the site's processed image when the site has it", () => {
    expect(pictureFiles(base, () => "blob:other")("/media/one.jpg")).toBe(built);
  });

  test("is the CMS's blob URL when the site does not have it yet", () => {
    expect(blobUrl("/media/new.jpg")).toBe("blob:/media/new.jpg");
  });

  test.each(["", "https://evil.example/a.jpg", "/media/../../secret.jpg", 'x" onerror="alert(1)'])(
    "is empty for %p, so that nothing is requested",
    (src) => {
      expect(blobUrl(src)).toBeUndefined();
    },
  );
});
