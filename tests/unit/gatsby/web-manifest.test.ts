import { existsSync } from "node:fs";
import settings from "../../../content/settings/site.json";
import { webManifest } from "../../../src/gatsby/data/web-manifest";
import { colors } from "../../../src/theme/tokens/color";

const manifest = webManifest(settings);

describe("the web app manifest", () => {
  it("is named and described by the settings", () => {
    expect(manifest).toMatchObject({
      name: settings.name,
      short_name: settings.shortName,
      description: settings.tagline,
      lang: settings.language,
    });
  });

  it("opens the home page in a browser's window, in the theme's colours", () => {
    expect(manifest).toMatchObject({
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      theme_color: colors.paper[0],
      background_color: colors.paper[0],
    });
  });

  it("has icons that are there, in both sizes that systems ask for, whole, to be cut and to be coloured", () => {
    expect(manifest.icons.filter(({ src }) => !existsSync(`static${src}`))).toEqual([]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 512x512",
      "monochrome any",
    ]);
  });
});
