import * as z from "zod";
import { group, listOf } from "./fields";
import { label } from "./page-shapes";
import { callToAction } from "./shapes";

const links = (title: string) => listOf(callToAction, title, "one to eight links", { max: 8 });

export const navigationSchema = z.strictObject({
  header: links("Links in the header"),
  contact: callToAction,
  menu: group("Menu of small screens", "two headings and the links under them", {
    services: label("Services", "the heading of the collapsible list of services"),
    industries: label("Industries", "the heading of the collapsible list of industries"),
    links: links("Links in the menu of small screens"),
  }),
  footer: links("Quick links in the footer"),
});
