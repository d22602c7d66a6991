import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { iconFiles, iconSizes, webManifestPath } from "../../components/layout/icon-files";
import { barColors } from "../../components/layout/theme-choice";
import { composeChatScript } from "../../domain/chat/script";
import { typeNeededAt } from "../../domain/content/content-types";
import type { SiteSettings } from "../../domain/content/settings";
import type { CallToAction } from "../../domain/content/shapes";
import { canonicalPath, chatScriptPath, routes } from "../../domain/paths";
import { entryNodes } from "../pages/entry-nodes";

/** The icons' purposes (https://www.w3.org/TR/appmanifest/#purpose-member). */
const purposes = { small: "any", large: "any", maskable: "maskable", monochrome: "monochrome" } as const;

const icons = (Object.keys(purposes) as (keyof typeof purposes)[]).map((name) => ({
  src: iconFiles[name].path,
  type: iconFiles[name].type,
  sizes: iconSizes(iconFiles[name]),
  purpose: purposes[name],
}));

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/). An installed site opens in a browser's window: it does not
 * work offline, so the address bar and Back are worth more than the look of an app.
 */
const webManifest = ({ name, shortName, tagline, language }: SiteSettings) => ({
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

const write = async (url: string, content: unknown): Promise<void> => {
  const file = path.join("public", url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
};

/**
 * Writes the files that browsers load on demand: the chat script and the web manifest. The development server runs this
 * again after each change of content.
 */
export const writeDataFiles = async (args: CreatePagesArgs): Promise<void> => {
  const [settings] = entryNodes(args, "SiteSettings");
  const [script] = entryNodes(args, "ChatScript");
  // Missing files stop a build before this; the development server continues without them.
  if (settings === undefined || script === undefined) return;
  const services = entryNodes(args, "Service").filter(({ path: page }) => page !== undefined);
  const hasPage = ({ to }: CallToAction) => {
    const needed = typeNeededAt(canonicalPath(to));
    return needed === undefined || entryNodes(args, needed).length > 0;
  };
  const steps = script.steps.map(({ link, ...step }) => (link && hasPage(link) ? { ...step, link } : step));
  await write(chatScriptPath, composeChatScript({ ...script, steps }, services, settings));
  await write(webManifestPath, webManifest(settings));
};
