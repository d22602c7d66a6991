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

const pattern = {
  path: ["editor", "editorControlPane", "widget", "regexPattern"],
  phrase: "%{fieldLabel}: %{pattern}.",
};

/** The CMS writes a wide plus instead, which few fonts have and no screen reader says. */
const newEntry = { path: ["collection", "collectionTop", "newButton"], phrase: "New %{collectionLabel}" };

/** Lets the CMS say what to write instead of showing a regular expression's complaint, and what its button does. */
export const plainPhrases = (cms: CmsGlobal): void => {
  const english = cms.getLocale("en");
  if (english === undefined) return;
  const plain = [pattern, newEntry].reduce<Record<string, unknown>>(
    (phrases, { path, phrase }) => withPhrase(phrases, path, phrase),
    english,
  );
  cms.registerLocale("en", plain);
};
