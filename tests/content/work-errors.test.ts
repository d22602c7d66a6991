import { type ContentCopy, contentCopy } from "../support/content";

const navigation = "content/settings/navigation.json";
const service = "content/services/sample-four.md";
const study = "content/work/seed-shop.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

/** Keeps only these case studies of the fixture. */
const keepOnly = (...kept: string[]) => {
  const files = copy.files("content/work").map((name) => `content/work/${name}`);
  for (const file of files) if (!kept.includes(file)) copy.remove(file);
};
const link = (file: string, to: string) => copy.write(file, `${copy.read(file)}\n[Work](${to})\n`);

describe("without published case studies", () => {
  it("only menus and the chat may link to the /work list", () => {
    keepOnly();
    expect(copy.read(navigation)).toContain('"/work"');
    expect(copy.report()).toEqual([]);
    link(service, "/work");
    copy.replace(navigation, '"to": "/about"', '"to": "/work/industry/sample-b"');
    // The menu leaves out paths only.
    copy.replace(navigation, '"to": "/blog"', '"to": "https://sample.example/work"');
    expect(copy.report()).toEqual([
      expect.stringContaining(`${service}: body links to /work, which does not exist`),
      expect.stringContaining(`${navigation}: header[1].to links to /work/industry/sample-b, which does not exist`),
      expect.stringContaining(`${navigation}: header[3].to links to https://sample.example/work, which does not exist`),
    ]);
  });

  it("a draft does not make /work linkable, but may link to its own future filter pages", () => {
    keepOnly("content/work/draft-case.md");
    link("content/work/draft-case.md", "/work/industry/sample-b");
    expect(copy.report()).toEqual([]);
    link(service, "/work");
    copy.replace("content/built-pages/all-blocks.md", "kind: work", "$&\n    chosen: [draft-case]");
    expect(copy.report()).toEqual([
      expect.stringMatching(/chosen names draft-case, which is a draft .+ — publish one first$/),
      expect.stringContaining(`${service}: body links to /work, which is a draft`),
    ]);
  });
});

it("an invalid case study causes no further errors for links to its filter pages", () => {
  keepOnly(study);
  copy.replace(study, /^title: .*$/m, "title: ''");
  for (const to of ["/work/industry/sample-c", "/work/service/sample-two"]) link(service, to);
  expect(copy.report()).toEqual([expect.stringContaining(`${study}: title is missing`)]);
});
