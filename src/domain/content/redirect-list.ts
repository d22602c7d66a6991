import * as z from "zod";
import { group, link, listOf, oldPath } from "./fields";

const rule = group("Redirect", "an old path (from) and a new one (to)", {
  from: oldPath("From", "the old path without a slash at its end, such as /contact"),
  to: link("the path of an existing page, such as /contact_us", "To"),
}).meta({ id: "RedirectRule" });

export const redirectsSchema = z.strictObject({
  redirects: listOf(rule, "Redirects", "old paths and where they lead now", { min: 0, max: 5000 }),
});
