// `npm run fixture`: builds the site for browser, visual and editor tests, if something has changed.
import "./run/command.mjs";
import { ensureFixtureSite } from "./run/fixture-site.mjs";

await ensureFixtureSite();
