import { iconFiles, iconSizes, webManifestPath } from "../../components/layout/icon-files";
import { barColors } from "../../components/layout/theme-choice";
import { routes } from "../../domain/paths";
import { answerOf, type DataFile } from "./data-file";

interface ManifestSettings {
  name: string;
  shortName: string;
  tagline: string;
  language: string;
}

/** What each icon is for (https://www.w3.org/TR/appmanifest/#purpose-member). */
const purposes = { small: "any", large: "any", maskable: "maskable", monochrome: "monochrome" } as const;

const icons = (Object.keys(purposes) as (keyof typeof purposes)[]).map((name) => ({
  src: iconFiles[name].path,
  type: iconFiles[name].type,
  sizes: iconSizes(iconFiles[name]),
  purpose: purposes[name],
}));

/**
 * What a system shows of the site on its home screen (https://www.w3.org/TR/appmanifest/).
 * It opens in a browser's window: nothing works offline, so that an address bar
 * and a way back are worth more than the look of an app.
 */
export const webManifest = ({ name, shortName, tagline, language }: ManifestSettings) => ({
  name,
  short_name: shortName,
  description: tagline,
  lang: language,
  id: routes.home,
  start_url: routes.home,
  scope: routes.home,
  display: "browser",
  theme_color: barColors.light,
  background_color: barColors.light,
  icons,
});

const query = `
  query WebManifest {
    siteSettings { name shortName tagline language }
  }
`;

const make: DataFile["make"] = async (ask) => {
  const { siteSettings } = await answerOf<{ siteSettings: ManifestSettings | null }>(ask, query);
  if (siteSettings === null) throw new Error("The web app manifest cannot be made without the settings.");
  return webManifest(siteSettings);
};

/** The web app manifest. */
export const webManifestFile: DataFile = { path: webManifestPath, make };
