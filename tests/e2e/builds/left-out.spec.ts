import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import settings from "../../fixture-site/content/settings/site.json";
import { fixtureBuild } from "../../support/fixture-site";

/** The build whose settings omit everything optional. */
const build = fixtureBuild("after-noon");

for (const page of ["index.html", "contact_us/index.html", "services/sample-one/index.html"])
  test(`${page} contains nothing that the settings leave out, and no empty elements`, () => {
    const html = build.read(`public/${page}`);
    const $ = load(html);
    expect($("main a[href^='tel:'], footer a[href^='tel:']").length).toBeGreaterThan(0);
    expect($("a[href*='wa.me'], #chat-panel, [aria-keyshortcuts], [name='theme']").length).toBe(0);
    for (const url of [settings.address.mapUrl, settings.reviewUrl, settings.hours.text])
      expect(html).not.toContain(url);
    expect(html).not.toMatch(/"(?:geo|hasMap|openingHoursSpecification|sameAs)"|localStorage/);
    const empty = $("h2, h3, ul, address, nav")
      .toArray()
      .filter((element) => $(element).text().trim() === "");
    expect(empty.map((element) => $.html(element))).toEqual([]);
    const headings = $("footer h2")
      .toArray()
      .map((element) => $(element).next().children().length);
    expect(headings).not.toContain(0);
  });
