import * as z from "zod";
import { group, link, oldPath } from "./fields";

/** Old paths and where they lead. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      group("Redirect", "an old path (from) and a new one (to)", {
        from: oldPath("From", "the old path without a slash at its end, such as /contact"),
        to: link("the path of an existing page, such as /contact_us", "To"),
      }).meta({ id: "RedirectRule" }),
    )
    .max(5000)
    .meta({ title: "Redirects", description: "old paths and where they lead now" }),
});
