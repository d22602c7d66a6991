import { env } from "node:process";
import type { Reporter } from "gatsby";
import { isIndexNowKey, keyPath } from "../../domain/index-now";

/**
 * The file by which search engines believe who tells them of changes
 * (https://www.indexnow.org/documentation), where that is wanted.
 *
 * @returns the file's text by its address, or nothing
 */
export const keyFile = (reporter: Pick<Reporter, "warn">): Record<string, string> => {
  const key = env["INDEXNOW_KEY"]?.trim() ?? "";
  if (key === "") return {};
  if (isIndexNowKey(key)) return { [keyPath(key)]: key };
  reporter.warn("INDEXNOW_KEY has to be 8 to 128 letters, digits or hyphens. Nothing was published of it.");
  return {};
};
