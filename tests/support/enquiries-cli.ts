import type { ListEntry } from "../../tools/enquiries/entry";
import { runTool } from "./command-line";
import { eventually } from "./eventually";
import { type SiteSettings, siteEnvironment } from "./site-process";

/** Parsed output of `npm run enquiries -- list --json`. */
export const listEnquiries = async (settings: SiteSettings, ...args: string[]): Promise<ListEntry[]> => {
  const { code, stdout, stderr } = await runTool(
    "tools/enquiries.ts",
    ["list", "--json", ...args],
    siteEnvironment(settings),
  );
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ListEntry[];
};

/** Waits until all enquiries are delivered, and lists them. */
export const listDelivered = (settings: SiteSettings, timeout?: number): Promise<ListEntry[]> =>
  eventually(
    "a list in which all is delivered",
    async () => {
      const list = await listEnquiries(settings, "--all");
      return list.every(({ status }) => status === "delivered") ? list : undefined;
    },
    timeout,
  );
