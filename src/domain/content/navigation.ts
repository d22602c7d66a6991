import * as z from "zod";
import { listOf, text } from "./fields";
import { callToAction } from "./shapes";

const links = (title: string) => listOf(callToAction, { title, description: "one to eight links", max: 8 });

/** The menus. */
export const navigationSchema = z.strictObject({
  header: links("Links in the header"),
  contact: callToAction,
  menu: z
    .strictObject({
      services: text({ title: "Services", description: "the heading of the collapsible list of services", max: 40 }),
      industries: text({
        title: "Industries",
        description: "the heading of the collapsible list of industries",
        max: 40,
      }),
      links: links("Links in the menu of small screens"),
    })
    .meta({ title: "Menu of small screens", description: "two headings and the links under them" }),
  footer: links("Quick links in the footer"),
});
