import { type ContentCopy, contentCopy } from "../support/content";
import { postSource } from "../support/post-source";

const service = "content/services/sample-four.md";
const settings = "content/settings/site.json";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("an error in what search engines are told", () => {
  it("is reported: a title that another page has", () => {
    copy.replace("content/pages/about.json", '"title": "Sample page: about"', '"title": "Sample page: sample-four"');
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /seo\.title is "Sample page: sample-four" on a page, which .* has already — write what only this page has$/,
      ),
    ]);
  });

  it("is reported: a title that a page of a list is given as well", () => {
    copy.write("content/posts/list.md", postSource(["title: Samples about Nine", "slug: list"], "Text."));
    expect(copy.report()).toEqual([
      expect.stringMatching(
        /^content\/pages\/blog\.json: subjectPages\.title is "Samples about Nine" on a page, which content\/posts\/list\.md has already/,
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
