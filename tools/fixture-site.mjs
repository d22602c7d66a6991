// `npm run fixture`: builds the site that browser, visual and editor tests use, when something has changed.
import "./run/command.mjs";
import { ensureFixtureSite } from "./run/fixture-site.mjs";

await ensureFixtureSite();
