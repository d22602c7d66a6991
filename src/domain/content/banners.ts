import * as z from "zod";
import { expiresLater, group, listOf, longText, schedule } from "./fields";
import { label } from "./page-shapes";
import { callToAction } from "./shapes";

const banner = group("Banner", "a text, and when it is shown", {
  text: longText("Text", "one or two short sentences", { max: 200 }),
  link: callToAction.optional(),
  ...schedule(),
})
  .check(expiresLater)
  .meta({ id: "Banner" });

/** The first banner whose schedule is active is shown below the header of every page. */
export const bannersSchema = z.strictObject({
  label: label("Name", "what the strip is called, for screen readers"),
  banners: listOf(banner, "Banners", "a list of banners, which may be empty; the first one that is due is shown", {
    min: 0,
    max: 20,
  }),
});
