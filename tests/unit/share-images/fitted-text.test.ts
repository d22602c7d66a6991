import fc from "fast-check";
import { fittedText } from "../../../src/gatsby/share-images/fitted-text";
import { column, rooms } from "../../../src/gatsby/share-images/layout";

const set = (text: string) => fittedText(text, rooms.headline);

/** How wide the outlines of a text reach, in pixels. */
const extent = (svg: string): number => Math.max(...[...svg.matchAll(/[ML](-?[\d.]+)[ ,]/g)].map(([, x]) => Number(x)));

describe("a headline", () => {
  it.each([
    ["of usual words", "Why custom web design matters for small shops, and when a template from a kit will do well"],
    ["of capitals", "WHY CUSTOM WEB DESIGN MATTERS FOR SMALL SHOPS AND WHEN A TEMPLATE FROM A KIT WILL DO WELL."],
    ["of long words", "Internationalisierungsstrategien Wettbewerbsfähigkeitsuntersuchungen Suchmaschinenoptimierung"],
    ["of one word", "W".repeat(90)],
  ])("of 90 characters stays in its room: %s", async (_kind, headline) => {
    const layer = await set(headline);
    expect(extent(layer?.svg ?? "")).toBeLessThanOrEqual(column.right - column.left + 2);
    // What the name of the site above and the label leave of the column.
    expect(layer?.height).toBeLessThanOrEqual(column.bottom - column.top - 48 - 28 - 34);
  });
});

describe("characters that no font has", () => {
  it("are left out with the space around them", async () => {
    expect((await set("Launch 🚀 day 👩‍💻!"))?.svg).toBe((await set("Launch day!"))?.svg);
    const mixed = await set("Step 1\u{fe0f}\u{20e3} of 10: தமிழ் வலை website design");
    expect(mixed?.svg).toBe((await set("Step of 10: website design"))?.svg);
  });

  it("leave nothing where little more than they was there", async () => {
    expect(await set("தமிழ் வலை web")).toBeUndefined();
    expect(await set("🚀")).toBeUndefined();
  });

  it("never stop a build", async () => {
    const texts = fc.string({ unit: "binary", minLength: 0, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => void (await set(text))),
      { numRuns: 150 },
    );
  });
});
