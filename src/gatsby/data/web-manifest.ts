import { iconFiles, iconSizes } from "../../components/layout/icon-files";
import { barColors } from "../../components/layout/theme-choice";
import type { SiteSettings } from "../../domain/content/settings";
import { routes } from "../../domain/paths";

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
export const webManifest = ({ name, shortName, tagline, language }: SiteSettings) => ({
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
