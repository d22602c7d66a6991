import { type ContentCopy, contentCopy } from "../support/content";
import { postSource } from "../support/post-source";

const service = "content/services/sample-four.md";
const settings = "content/settings/site.json";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("a mistake in what search engines are told", () => {
  it("is reported: a title that another page has", () => {
    copy.replace("content/pages/about.json", '"title": "Sample page: about"', '"title": "Sample page: sample-four"');
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /seo\.title gives a page "Sample page: sample-four", which .* has already — write what only this page has$/,
      ),
    ]);
  });

  it("is reported: a title that a page of a list is given as well", () => {
    copy.write("content/posts/list.md", postSource(["title: Samples about Nine", "slug: list"], "Text."));
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /^content\/pages\/blog\.json: tagPages\.title gives a page "Samples about Nine", which content\/posts\/list\.md has already/,
      ),
    ]);
  });

  it("is reported: a title that is too long when a long name follows it", () => {
    copy.replace(settings, '"name": "Sample Studio"', `"name": "${"Sample Studio ".repeat(4).trim()}"`);
    expect(copy.report()).toContainEqual(
      `${service}: seo.title has 82 characters with the name of the site, at most 70 allowed — shorten it`,
    );
  });
});

describe("working hours", () => {
  it.each([
    ["Monday to Friday", "Monday to Thursday", "Friday"],
    ["6:00 P.M.", "16:30", "18:00"],
  ])("are reported when their words say another thing than the times: %s as %s", (from, to, missing) => {
    copy.replace(settings, from, to);
    expect(copy.report()).toEqual([
      `${settings}: hours.text does not say ${missing}, which is in hours.opening[0] — write the same hours in both`,
    ]);
  });

  it.each(["10:00 to 18:00, Monday to Friday", "From Monday to Friday, 10:00 am – 6:00 pm"])(
    "may be said as %s",
    (text) => {
      copy.replace(settings, "10:00 A.M. to 6:00 P.M., Monday to Friday", text);
      expect(copy.report()).toEqual([]);
    },
  );
});
