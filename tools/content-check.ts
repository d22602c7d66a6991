// `npm run content:check`: every mistake in the content, in under a second and without a build.
import { readFileSync } from "node:fs";
import { formatMistake } from "../src/domain/content/mistake";
import { placeholdersLeft } from "../src/domain/content/placeholders";
import { siteSettingsSchema } from "../src/domain/content/settings";
import { checkContent } from "../src/gatsby/content/check-content";

const settingsFile = "content/settings/site.json";

const { entries, mistakes } = checkContent(process.cwd());
for (const mistake of mistakes) console.error(formatMistake(mistake));

const settings = siteSettingsSchema.safeParse(JSON.parse(readFileSync(settingsFile, "utf8")));
const placeholders = settings.success ? placeholdersLeft(settings.data) : [];
for (const field of placeholders) console.warn(`${settingsFile}: ${field} is still a placeholder`);

console.log(`${entries.length} entries, ${mistakes.length} mistakes, ${placeholders.length} placeholders left`);
process.exitCode = mistakes.length > 0 ? 1 : 0;
