import { buildTimeSetting } from "../../src/gatsby/publication/build-environment";
import { type ContentCopy, contentCopy } from "../support/content";
import { postSource } from "../support/post-source";

const scheduled = "content/posts/scheduled.md";
const service = "content/services/sample-four.md";
const industries = "content/pages/industries.json";
const banners = "content/settings/banners.json";
const redirects = "content/redirects/redirects.json";
let copy: ContentCopy;

const setTime = (instant: string) => (process.env[buildTimeSetting] = instant);

/** Publishes an article in a time, with these lines of front matter. */
const publish = (...times: string[]) =>
  copy.write(scheduled, postSource(["title: Scheduled article", "slug: scheduled", ...times], "Text."));
const linkFrom = (file: string) => copy.write(file, `${copy.read(file)}\n[More](/blog/scheduled)\n`);
const writeBanner = (fields: object) =>
  copy.write(banners, JSON.stringify({ label: "News", banners: [{ text: "New.", ...fields }] }));

beforeEach(() => {
  copy = contentCopy();
  setTime("2026-12-01T00:00:00Z");
});
afterEach(() => {
  setTime("");
  copy.dispose();
});

describe("a schedule is reported", () => {
  it.each([
    ["publishAt: 2026-12-01", "publishAt is not well formed"],
    ["publishAt: 2026-02-30T09:00", "publishAt is not well formed"],
    ["expireAt: 2026-12-01T24:00", "expireAt is not well formed"],
  ])("with a moment that is none: %s", (line, problem) => {
    publish(line);
    expect(copy.report()).toEqual([expect.stringMatching(`^${scheduled}: ${problem}.* — write when it (dis)?appears`)]);
  });

  it("that ends when it begins, or before: of an article, a slide, a banner", () => {
    publish("publishAt: 2026-12-01T09:00", "expireAt: 2026-12-01T09:00");
    writeBanner({ publishAt: "2026-12-02T09:00", expireAt: "2026-12-01T09:00" });
    copy.replace(industries, /"tagline"/, '"publishAt": "2026-12-02T09:00", "expireAt": "2026-12-01T09:00", "tagline"');
    expect(copy.report()).toEqual([
      expect.stringContaining(`${industries}: carousel.slides[0].expireAt is not after publishAt — write when it`),
      expect.stringContaining(`${scheduled}: expireAt is not after publishAt`),
      expect.stringContaining(`${banners}: banners[0].expireAt is not after publishAt`),
    ]);
  });

  it("without a time zone to read it in", () => {
    copy.replace("content/settings/site.json", "Asia/Kolkata", "Asia/Nowhere");
    expect(copy.report()).toEqual([
      "content/settings/site.json: timeZone is not the name of a time zone — write a name of the tz database such as Asia/Kolkata",
    ]);
  });
});

describe("a link to an article", () => {
  it("that waits is reported until it is there", () => {
    publish("publishAt: 2026-12-01T09:00");
    linkFrom(service);
    setTime("2026-12-01T03:29:59Z");
    expect(copy.report()).toEqual([
      `${service}: body links to /blog/scheduled, which is not published before 2026-12-01T09:00 — link to it after that, or to another page`,
    ]);
    setTime("2026-12-01T03:30:00Z");
    expect(copy.report()).toEqual([]);
  });

  it("that will expire is reported at once, and in the same words when it has", () => {
    publish("expireAt: 2026-12-24T18:00");
    linkFrom(service);
    const report = [
      `${service}: body links to /blog/scheduled, which is published only until 2026-12-24T18:00 — link to another page, or let what links to it expire no later`,
    ];
    expect(copy.report()).toEqual(report);
    setTime("2027-01-01T00:00:00Z");
    expect(copy.report()).toEqual(report);
  });

  it("is reported from a list of redirects, which is for good, and so is a rule in its way", () => {
    publish("publishAt: 2026-12-24T18:00");
    copy.replace(redirects, '"to": "/contact_us"', '"to": "/blog/scheduled"');
    expect(copy.report()).toEqual([expect.stringContaining("redirects to /blog/scheduled, which has a schedule")]);
    copy.replace(redirects, '"to": "/blog/scheduled"', '"to": "/contact_us"');
    copy.replace(redirects, '"from": "/contact"', '"from": "/blog/scheduled"');
    expect(copy.report()).toEqual([expect.stringContaining("hides the page /blog/scheduled")]);
  });

  it("cannot be reached by a topic that only it has", () => {
    copy.write(
      scheduled,
      postSource(["title: Scheduled article", "slug: scheduled", "expireAt: 2026-12-24T18:00"], "Text.", ["Kites"]),
    );
    copy.write(service, `${copy.read(service)}\n[More](/blog/tag/kites)\n`);
    expect(copy.report()).toEqual([expect.stringContaining("body links to /blog/tag/kites")]);
  });
});
