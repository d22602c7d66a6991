import * as z from "zod";
import { builtPagePath } from "../paths";
import { blocks } from "./blocks/blocks";
import { accent, draft, expiresLater, flag, formerSlugs, pattern, schedule, text } from "./fields";
import { freePath } from "./reserved-paths";
import { seo } from "./shapes";

/** A page's path without its leading slash. */
const pathSlug = () =>
  pattern(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/, {
    title: "Path",
    description: "the page's path after the first slash: small letters, digits and dashes, such as lp/summer-offer",
    max: 120,
  }).check(freePath(builtPagePath));

/** A page that marketers compose of blocks, at any path that is not reserved. */
export const builtPageSchema = z
  .strictObject({
    title: text("Title", "what the page is called in menus and breadcrumbs", { max: 60 }),
    slug: pathSlug(),
    formerSlugs: formerSlugs(pathSlug()),
    accent: accent().optional(),
    draft: draft(),
    ...schedule(),
    inMenu: flag("In the menu", "true to have a link to it in the menu"),
    noindex: flag(
      "Keep out of search engines",
      "true to leave it out of search engines, the sitemap and the site's own search",
    ),
    bare: flag("Without menu and footer", "true for a campaign, whose page is to lead nowhere but to its form"),
    campaign: text(
      "Campaign",
      "a name that goes with each enquiry from this page, such as summer-2027, or leave it out",
      { max: 60 },
    ).optional(),
    seo,
    blocks,
  })
  .check(expiresLater)
  .refine(
    ({ draft: isDraft, blocks: all }) => isDraft === true || all.length === 0 || !all.every(({ hidden }) => hidden),
    {
      path: ["blocks"],
      message: "has no block that is shown",
      params: { advice: "show the hero, or set draft: true" },
    },
  );
