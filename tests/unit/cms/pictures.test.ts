import { pictureFiles } from "../../../src/cms/preview/pictures";

const base = { image: { src: "/media/seo.jpg", file: "in all sizes" }, rows: [{ src: "/media/b.jpg", file: {} }] };
const built = { childImageSharp: "in all sizes" };

const addressOf = (src: string): string | undefined =>
  pictureFiles(base, (asset) => `blob:${asset}`)(src).childImageSharp?.gatsbyImageData.images.fallback?.src;

describe("The file of a picture", () => {
  test("is the site's own where the site has it", () => {
    const file = pictureFiles({ image: { src: "/media/seo.jpg", file: built } }, () => "blob:other")("/media/seo.jpg");
    expect(file).toBe(built);
  });

  test("is the CMS's where the site does not have it yet", () => {
    expect(addressOf("/media/new.jpg")).toBe("blob:/media/new.jpg");
  });

  test.each([
    "",
    "https://evil.example/a.jpg",
    "//evil.example/a.jpg",
    "/media/../../secret.jpg",
    "/media/a.svg",
    "javascript:alert(1)",
    'x" onerror="alert(1)',
  ])("is nothing for %p, which is asked for nowhere", (src) => {
    expect(addressOf(src)).toBeUndefined();
  });
});
