import { type ContentCopy, contentCopy } from "../support/content";
import { postSource } from "../support/post-source";

const seo = "content/services/seo.md";
const settings = "content/settings/site.json";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("a mistake in what search engines are told", () => {
  it("is reported: a title that another page has", () => {
    copy.replace(
      "content/pages/about.json",
      '"title": "About us and how we work"',
      '"title": "Search Engine Optimization and Free Audit"',
    );
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /seo\.title gives a page "Search Engine Optimization and Free Audit", which .* has already — write what only this page has$/,
      ),
    ]);
  });

  it("is reported: a description that another page has", () => {
    const about = JSON.parse(copy.read("content/pages/about.json")) as { seo: { description: string } };
    copy.replace(
      "content/pages/contact.json",
      /"description": ".*"/,
      `"description": ${JSON.stringify(about.seo.description)}`,
    );
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /^content\/pages\/contact\.json: seo\.description gives a page "Meet the agency.*about\.json has already/,
      ),
    ]);
  });

  it("is reported: a title that a page of a list is given as well", () => {
    copy.write("content/posts/list.md", postSource(["title: Articles about SEO", "slug: list"], "Text."));
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /^content\/pages\/blog\.json: tagPages\.title gives a page "Articles about SEO", which content\/posts\/list\.md has already/,
      ),
    ]);
  });

  it("is reported: a title that is too long when a long name follows it", () => {
    copy.replace(settings, '"name": "Tarang Digital"', '"name": "Tarang Digital Agency of Noida"');
    expect(copy.report()).toContainEqual(
      `${seo}: seo.title has 74 characters with the name of the site, at most 70 allowed — shorten it`,
    );
  });
});

describe("working hours", () => {
  it.each([
    ["Monday to Saturday", "Monday to Friday", "Saturday"],
    ["10:00 A.M.", "9:00 A.M.", "10:00"],
    ["7:30 P.M.", "17:30", "19:30"],
  ])("are reported when their words say another thing than the times: %s as %s", (from, to, missing) => {
    copy.replace(settings, from, to);
    expect(copy.report()).toEqual([
      `${settings}: hours.text does not say ${missing}, which is in hours.opening[0] — write the same hours in both`,
    ]);
  });

  it.each(["10:00 to 19:30, Monday to Saturday", "From Monday to Saturday, 10:00 am – 7:30 pm"])(
    "may be said as %s",
    (text) => {
      copy.replace(settings, "10:00 A.M. to 7:30 P.M. IST, Monday to Saturday", text);
      expect(copy.report()).toEqual([]);
    },
  );

  it("are reported with a time that no clock shows", () => {
    copy.replace(settings, '"opens": "10:00"', '"opens": "10.00"');
    expect(copy.report()).toEqual([
      `${settings}: hours.opening[0].opens is not well formed: "10.00" — write a time of day such as 10:00`,
    ]);
  });
});
