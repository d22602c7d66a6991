import { symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkContent, checkProject } from "../../src/gatsby/content/check-content";
import { contentCopy } from "../support/content";

it("the site's own content has no validation errors", () => {
  expect(checkContent(process.cwd()).errors.map(formatValidationError)).toEqual([]);
});

describe("the content of the fixture site", () => {
  const copy = contentCopy();
  afterAll(() => copy.dispose());

  it("has no validation errors or warnings", async () => {
    const { errors, warnings } = await checkProject(copy.root);
    expect([...errors, ...warnings].map(formatValidationError)).toEqual([]);
  });

  it("gets a picture checked again that was replaced under its name", async () => {
    const file = path.join(copy.root, "content/media/replaced.webp");
    const image = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } }).webp();
    const findings = async () => (await checkProject(copy.root)).errors.map(({ problem }) => problem);
    await image.clone().withMetadata({ orientation: 8 }).toFile(file);
    expect(await findings()).toEqual(["is stored turned"]);
    await image.toFile(file);
    expect(await findings()).toEqual([]);
    copy.remove("content/media/replaced.webp");
  });

  it("gets errors with line numbers for a wrong field, a missing field and a body text", async () => {
    const [service, text, navigation] = [
      "content/services/sample-four.md",
      "content/services/lamp-shops.md",
      "content/settings/navigation.json",
    ] as const;
    copy.replace(service, /( {4}number: ).*\n/, "");
    copy.replace(text, /\n$/, "\n[x](/nowhere)\n");
    copy.replace(navigation, '"to": "/about"', '"to": "/abuot"');
    const lineOf = (file: string, part: string) =>
      copy
        .read(file)
        .split("\n")
        .findIndex((line) => line.includes(part)) + 1;
    const { errors } = await checkProject(copy.root);
    expect(errors.map(({ file, line }) => [path.basename(file), line])).toEqual([
      ["sample-four.md", lineOf(service, "- icon: users-three")],
      ["lamp-shops.md", lineOf(text, "nowhere")],
      ["navigation.json", lineOf(navigation, "/abuot")],
    ]);
  });
});

it("an invalid redirect is the only error: links to the other redirects of its file stay valid", () => {
  const copy = contentCopy();
  copy.replace("content/redirects/redirects.json", '"to": "/services/sample-one"', '"to": "nowhere"');
  copy.replace("content/services/sample-four.md", /$/, "\n[Contact](/contact), [sample](/services/old-sample)\n");
  expect(copy.report()).toEqual([expect.stringContaining("redirects.json: redirects[1].to is not well formed")]);
  copy.dispose();
});

it("an unreadable entry is the only error: links to its page stay valid", () => {
  const copy = contentCopy();
  copy.remove("content/services/sample-two.md");
  symlinkSync("gone.md", path.join(copy.root, "content/services/sample-two.md"));
  expect(copy.report()).toEqual([
    "content/services/sample-two.md: cannot be read: ENOENT — restore the file, or remove it",
  ]);
  copy.dispose();
});
