import * as z from "zod";
import { choice, group, longText, pattern } from "./fields";

const analyticsProviders = ["none", "plausible", "umami", "matomo"] as const;

const requiredWithProvider = (field: "host" | "site") =>
  z.refine<{ provider: string; host?: string | undefined; site?: string | undefined }>(
    (settings) => settings.provider === "none" || settings[field] !== undefined,
    { path: [field], message: "is missing" },
  );

/** The analytics provider, and the notice about it on the legal pages. */
export const analyticsSchema = z
  .strictObject({
    provider: choice("Provider", analyticsProviders),
    host: pattern(/^https:\/\/[^/\s?#@]+(?:\/[\w-]+)*$/, {
      title: "URL of the provider",
      description: "https:// and the host that counts, such as https://plausible.io, without a slash at the end",
      max: 200,
    }).optional(),
    site: pattern(/^\S+$/, {
      title: "Site",
      description: "Plausible's domain, Umami's website ID or Matomo's site ID, such as example.com or 1",
      max: 120,
    }).optional(),
    notice: group("Notice", "what {{analytics}} stands for in the texts of legal pages, with off and on", {
      off: longText("While nothing is counted", "one or two sentences", { max: 400 }),
      on: longText("While visits are counted", "a few sentences; {provider} and {host} stand for where", { max: 800 }),
    }),
  })
  .check(requiredWithProvider("host"), requiredWithProvider("site"));

export type AnalyticsSettings = z.infer<typeof analyticsSchema>;
