import type { CmsGlobal } from "./cms-global";

/** Follows `path` into nested phrases and puts `phrase` there. */
const withPhrase = (
  phrases: Record<string, unknown>,
  [key = "", ...rest]: string[],
  phrase: string,
): Record<string, unknown> => ({
  ...phrases,
  [key]: rest.length === 0 ? phrase : withPhrase((phrases[key] ?? {}) as Record<string, unknown>, rest, phrase),
});

/** Lets the CMS say what to write instead of showing a regular expression's complaint. */
export const plainPhrases = (cms: CmsGlobal): void => {
  const english = cms.getLocale("en");
  if (english === undefined) return;
  const path = ["editor", "editorControlPane", "widget", "regexPattern"];
  cms.registerLocale("en", withPhrase(english, path, "%{fieldLabel}: %{pattern}."));
};
