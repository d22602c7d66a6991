import { announcedService } from "../support/announced-service";
import { type ContentCopy, contentCopy } from "../support/content";

const seo = "content/services/seo.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("a mistake in the content", () => {
  it("is reported with file, field, what is wrong and what to write: a missing field", () => {
    copy.replace(seo, /( {4}number: ).*\n/, "");
    expect(copy.report()).toEqual([`${seo}: stats[0].number is missing — write a figure such as 850+ or 24/7`]);
  });

  it("is reported: a value of the wrong type", () => {
    copy.replace(seo, /^order: .*$/m, "order: first");
    expect(copy.report()).toEqual([
      `${seo}: order is a string, not a number — write a whole number; lower numbers come first`,
    ]);
  });

  it("is reported: a slug that another file has", () => {
    copy.replace("content/services/ppc.md", "slug: ppc", "slug: SEO");
    const [line] = copy.report().filter((mistake) => mistake.includes("slug is"));
    expect(line).toBe(
      `${seo}: slug is "seo", which content/services/ppc.md has already — write another slug; capitals make no difference`,
    );
  });

  it("is reported: a link to a page that does not exist", () => {
    copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/abuot"');
    expect(copy.report()).toEqual([
      "content/settings/navigation.json: header[1].to links to /abuot, which does not exist — write the path of an existing page",
    ]);
  });

  it("is reported: a link in a text, with the address that was probably meant", () => {
    copy.write(seo, `${copy.read(seo)}\n[Domains](/services/domain)\n`);
    expect(copy.report()).toEqual([
      `${seo}: body links to /services/domain, which does not exist — write /services/Domain`,
    ]);
  });

  it("is reported: a privacy page that does not exist, and a sentence that has lost its placeholder", () => {
    const form = "content/settings/enquiry-form.json";
    copy.replace(form, '"privacy-policy"', '"privacy"');
    copy.replace(form, "{reference}", "");
    expect(copy.report().join("\n")).toMatch(
      /reference is not well formed: "Your reference is .* — write a sentence with the reference/,
    );
    copy.replace(form, "Your reference is ", "Your reference is {reference}");
    expect(copy.report()).toEqual([
      expect.stringMatching(`${form}: privacyPage names privacy, which does not exist — write .*privacy-policy`),
    ]);
  });

  it("is reported: an image that does not exist", () => {
    copy.replace(seo, "/media/seo.jpg", "/media/gone.jpg");
    expect(copy.report()).toEqual([
      `${seo}: image.src names /media/gone.jpg, which does not exist — add the picture to content/media, or write the name of one that is there`,
    ]);
  });

  it("is reported: a picture without alternative text that does not say it is decorative", () => {
    copy.replace(seo, /^ {2}alt: .*\n(?: {4}.*\n)*/m, '  alt: ""\n');
    expect(copy.report()).toEqual([
      `${seo}: image.alt is missing — write what the picture shows, for people who cannot see it, or set decorative: true`,
    ]);
    copy.replace(seo, /^ {2}alt: ""$/m, "  decorative: true");
    expect(copy.report()).toEqual([]);
  });

  it.each([
    ["a misspelt field", /^slug:/m, "slgu:", "slgu is not a field of this content type"],
    ["an icon that does not exist", /icon: .*$/m, "icon: not-an-icon", "names the icon not-an-icon"],
    ["a text that is too long", /^( {2}title: ).*$/m, `$1${"x".repeat(60)}`, "has 60 characters, at most 45 allowed"],
    ["too few tiles", /^questions:[\s\S]*?\n---/m, "questions: []\n---", "questions is empty"],
    ["broken YAML", /^title: .*$/m, "title: [", "has a mistake in line"],
  ])("is reported: %s", (_name, from, to, problem) => {
    copy.replace(seo, from, to);
    expect(copy.report().join("\n")).toContain(problem);
  });

  it("is reported: a file that is missing, and one that belongs nowhere", () => {
    copy.remove("content/pages/home.json");
    copy.write("content/services/notes.txt", "to do");
    expect(copy.report()).toEqual([
      "content/services/notes.txt: belongs to no content type — move it to the folder of its kind, or remove it",
      "content/pages/home.json: is missing — restore the file; the site cannot be built without it",
    ]);
  });

  it.each(["/contact/", "/caf%C3%A9", "/contact?x=1", "https://tarang.example/contact", "//contact"])(
    "an old path that no address is compared with: %s",
    (from) => {
      copy.replace("content/redirects/redirects.json", '"from": "/contact"', `"from": "${from}"`);
      expect(copy.report()).toContainEqual(
        expect.stringMatching(/^content\/redirects\/redirects\.json: redirects\[0\]\.from .*such as \/contact/),
      );
    },
  );

  it("is reported with all others at once", () => {
    copy.replace(seo, /^order: .*$/m, "order: 0");
    copy.replace("content/pages/about.json", /"headline": ".*"/, '"headline": ""');
    copy.replace("content/redirects/redirects.json", '"to": "/contact_us"', '"to": "/nowhere"');
    expect(copy.report()).toHaveLength(3);
  });
});

describe("what is no mistake", () => {
  it("a draft, which nothing published may link to", () => {
    copy.replace("content/services/ppc.md", /^(order: .*)$/m, "$1\ndraft: true");
    const report = copy.report();
    expect(report.length).toBeGreaterThan(0);
    expect(report.every((line) => line.includes("which is a draft"))).toBe(true);
  });

  it("a service that is coming soon, with a card and nothing else", () => {
    copy.write(announcedService.file, announcedService.source);
    expect(copy.report()).toEqual([]);
  });
});
