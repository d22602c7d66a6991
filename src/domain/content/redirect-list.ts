import * as z from "zod";
import { link, oldPath } from "./fields";

/** Old paths and where they lead. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z
        .strictObject({
          from: oldPath({ title: "From", description: "the old path without a slash at its end, such as /contact" }),
          to: link({ title: "To", description: "the path of an existing page" }),
        })
        .meta({ id: "RedirectRule", title: "Redirect", description: "an old path (from) and a new one (to)" }),
    )
    .max(5000)
    .meta({ title: "Redirects", description: "old paths and where they lead now" }),
});
