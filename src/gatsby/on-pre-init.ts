import { readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { contentType, contentTypeNames } from "../domain/content/content-types";
import { reportContent } from "./content/report-content";
import { lowerAvifEffort } from "./pictures/avif-effort";

const areSettingsJson = (): boolean => {
  try {
    for (const { location } of contentTypeNames.map(contentType))
      if ("file" in location && location.file.startsWith("settings/"))
        JSON.parse(readFileSync(`content/${location.file}`, "utf8"));
    return true;
  } catch {
    return false;
  }
};

/**
 * Checks the content already here if a file of settings is missing or not JSON: functions import some, and Gatsby
 * compiles these before `onPreBootstrap`, where webpack's errors would hide the report.
 */
export const onPreInit = async ({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> => {
  lowerAvifEffort();
  // Gatsby's cache is not open yet.
  if (!areSettingsJson()) await reportContent({ reporter, cache: new Map() });
};
