import * as z from "zod";
import { layoutIds } from "../../page-ids";
import { choice, flag, group, pattern, text } from "../fields";
import { callToAction } from "../shapes";

/** The background of a block: the page's own, a tint of it, or a dark one in both themes. */
const grounds = ["plain", "tinted", "dark"] as const;
export type Ground = (typeof grounds)[number];

/** A link button; `to` may be an anchor on the same page, which also works in a copy of the page. */
export const button = group("Button", "a label and a link (to)", {
  label: callToAction.shape.label,
  to: pattern(/^(?:#|\/(?!\/)|https:\/\/|mailto:|tel:)\S+$/, {
    title: "Link",
    description: "a path such as /contact_us, an anchor on this page such as #enquiry, or a URL with https://",
    max: 500,
    widget: "link",
  }),
}).meta({ id: "BlockButton" });

/** IDs that pages generate. */
const generatedId = /^(?:block|question|enquiry)(?:-|$)/;

/** The fields of every kind of block. */
const common = {
  ground: choice("Ground", grounds, `one of ${grounds.join(", ")}, or leave it out for plain`).optional(),
  anchor: text("Anchor", "a word in small letters by which links lead to this block, such as prices, or leave it out", {
    max: 40,
  })
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
    .refine((id) => !layoutIds.includes(id) && !generatedId.test(id), {
      message: "is a name that the page uses already",
      params: { advice: "write another word, such as prices" },
    })
    .optional(),
  hidden: flag("Hidden", "true to leave this block out of the page for now"),
};

/**
 * Defines a kind of block.
 *
 * @param kind its name in content files; `hero` is `HeroBlock` in GraphQL
 */
export const block = <const Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  title: string,
  description: string,
  shape: Shape,
) =>
  group(title, description, { kind: z.literal(kind), ...shape, ...common }).meta({
    id: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`,
  });
