import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { pictureLimits } from "../../src/domain/content/picture-limits";
import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkProject } from "../../src/gatsby/content/check-content";
import { type ContentCopy, contentCopy } from "../support/content";

const service = "content/services/sample-four.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

const findings = async () => {
  const { errors, warnings } = await checkProject(copy.root);
  return { errors: errors.map(formatValidationError), warnings: warnings.map(formatValidationError) };
};
const addPicture = (name: string, bytes: Buffer | string) => {
  copy.write(`content/media/${name}`, bytes);
  copy.replace("content/services/lamp-shops.md", /$/, `\n![A lamp](/media/${name})\n`);
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });

describe("a picture", () => {
  it("is refused when its bytes are of another format than its name says", async () => {
    addPicture("new.jpg", await picture(8, 5).png().toBuffer());
    expect((await findings()).errors).toEqual([
      "content/media/new.jpg: is named jpeg and is png — save it as jpeg, or rename it",
    ]);
  });

  it("is refused when it is none, whatever its name says", async () => {
    addPicture("new.jpg", "<script>alert(1)</script>");
    expect((await findings()).errors).toEqual([
      "content/media/new.jpg: is no picture, whatever its name says — save it again",
    ]);
  });

  it("is refused as SVG, which can run scripts", async () => {
    copy.write("content/media/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await findings()).errors).toEqual([
      expect.stringMatching(/logo\.svg: is no picture that the site shows — save it as one of jpg, jpeg, png/),
    ]);
  });

  it.each(["our team.jpg", "büro.jpg"])("is refused with the name %s, which a build would not find", async (name) => {
    copy.write(`content/media/${name}`, await picture(8, 5).jpeg().toBuffer());
    expect((await findings()).errors).toEqual([
      `content/media/${name}: has a name that pages cannot use — rename it with letters from a to z, digits and dashes, such as our-team.jpg`,
    ]);
  });

  it("is refused with 40 MB, without being opened", async () => {
    addPicture("huge.jpg", Buffer.alloc(40_000_000));
    expect((await findings()).errors).toEqual([
      "content/media/huge.jpg: has 40.0 MB, at most 5.0 MB allowed — save it smaller: 1600 pixels wide as a JPEG is enough",
    ]);
  });

  it("is refused with more pixels than a build can hold, however few its bytes", async () => {
    addPicture(
      "huge.png",
      await picture(10_000, pictureLimits.mostPixels / 10_000 + 1)
        .png()
        .toBuffer(),
    );
    expect((await findings()).errors).toEqual([expect.stringContaining("has 10000 × 3001 pixels, more than 30")]);
  });

  it("is worth a warning when it is wider than any screen, heavy, or used nowhere", async () => {
    addPicture("wide.png", await picture(4000, 10).png().toBuffer());
    copy.write(
      "content/media/spare.jpg",
      Buffer.concat([
        readFileSync("tests/fixture-site/content/media/sample.jpg"),
        Buffer.alloc(pictureLimits.heavyBytes),
      ]),
    );
    expect(await findings()).toEqual({
      errors: [],
      warnings: [
        expect.stringContaining("spare.jpg: has 1.5 MB"),
        expect.stringContaining("spare.jpg: is used nowhere"),
        expect.stringContaining("wide.png: is 4000 pixels wide"),
      ],
    });
  });
});

describe("a warning, and no error, is", () => {
  it.each([
    [service, /^(slug: .*)\n(order: .*)$/m, "$2\n$1"],
    ["content/settings/search.json", /^ {2}"/m, '    "'],
  ])("a file in another form than that of the CMS: %s, %s", async (file, from, to) => {
    copy.replace(file, from, to);
    expect(await findings()).toEqual({
      errors: [],
      warnings: [`${file}: is not in the form in which the CMS writes it — npm run content:format puts it right`],
    });
  });
});

it("names the line of a field, of a group that lacks one, and of a text", async () => {
  copy.replace(service, /( {4}number: ).*\n/, "");
  copy.replace("content/services/lamp-shops.md", /\n$/, "\n[x](/nowhere)\n");
  copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/abuot"');
  const lineOf = (file: string, text: string | RegExp) =>
    copy
      .read(file)
      .split("\n")
      .findIndex((line) => line.match(text)) + 1;
  const { errors } = await checkProject(copy.root);
  expect(errors.map(({ file, line }) => [path.basename(file), line])).toEqual([
    ["sample-four.md", lineOf(service, "- icon: users-three")],
    ["lamp-shops.md", lineOf("content/services/lamp-shops.md", "nowhere")],
    ["navigation.json", lineOf("content/settings/navigation.json", "/abuot")],
  ]);
});
