import { type ContentCopy, contentCopy } from "../support/content";

const seo = "content/services/seo.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

const withText = (text: string) => copy.write(seo, `${copy.read(seo)}\n${text}\n`);

describe("in a Markdown text", () => {
  it.each([
    ["a script", "<script>alert(1)</script>", "has HTML (<script>)"],
    ["a handler of an event", '<img src="x" onerror="alert(1)">', "has HTML (<img>)"],
    ["a tag in a line", "Words <b>and</b> words.", "has HTML (<b>)"],
    ["a link that runs a script", "[Free audit](javascript:alert(1))", 'links to "javascript:alert(1)"'],
    ["one in capitals, by reference", "[Free audit][x]\n\n[x]: JavaScript:alert(1)", "which the site does not take"],
    ["data as a link", "[Free audit](data:text/html,x)", 'links to "data:text/html,x"'],
    ["a link to another host by its path", "[Free audit](//evil.example)", 'links to "//evil.example"'],
    ["a picture without alternative text", "![](/media/ppc.jpg)", "without alternative text"],
    ["a picture outside of the folder", "![A lamp](/media/../../.env)", "leads out of its folder"],
    ["an anchor that is not there", "[Questions](/services/ppc#answers)", "has no place of that name"],
    ["an anchor of its own that is not there", "[Above](#nowhere)", "has no place of that name"],
  ])("%s is a mistake", (_name, text, problem) => {
    withText(text);
    expect(copy.report().join("\n")).toContain(`${seo}: body `);
    expect(copy.report().join("\n")).toContain(problem);
  });

  it("comments, addresses of mail and known anchors are none", () => {
    withText("<!-- to do -->\n\n## A new heading\n\n[Mail](mailto:{{email}}) and [above](#a-new-heading)");
    withText("[Questions](/services/ppc#questions) and [form](/contact_us?service=seo#enquiry)");
    withText("[A text](/services/ppc#:~:text=clicks) and [a place](/cookies#see-for-yourself)");
    withText("[A question](/services/Domain#question-what-happens-if-we-forget-to-renew)");
    expect(copy.report()).toEqual([]);
  });
});

describe("in front matter and JSON", () => {
  it("a path with .. names no picture", () => {
    copy.replace(seo, "/media/seo.jpg", "/media/../../static/seo.jpg");
    expect(copy.report()).toEqual([expect.stringContaining(`${seo}: image.src is not well formed`)]);
  });

  it("an anchor that is not there is a mistake, with those that are", () => {
    copy.replace("content/settings/navigation.json", '"to": "/about"', '"to": "/about#resons"');
    expect(copy.report()).toEqual([
      "content/settings/navigation.json: header[1].to links to /about#resons, but /about has no place of that name — write one of #content, #about, #reasons, #closing",
    ]);
  });

  it("a title that another entry of the kind has is a mistake", () => {
    copy.replace(seo, /^title: .*$/m, "title: ppc advertising");
    expect(copy.report()).toContainEqual(
      `${seo}: title is "ppc advertising", which content/services/ppc.md has already — write another title`,
    );
  });
});
