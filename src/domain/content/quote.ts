import * as z from "zod";
import { draft, slug, text } from "./fields";
import { image } from "./shapes";

/** A client's quote. Its text is the body of the file. */
export const quoteSchema = z.strictObject({
  name: text("Name", "who says it, by name", { max: 60 }),
  slug: slug().meta({
    description: "a name for the quote, by which pages choose it: letters, digits and single dashes",
  }),
  draft: draft(),
  role: text("Role", "what that person does, such as Head of Sales", { max: 80 }),
  organisation: text("Organisation", "the client, or its kind, such as a regional hospital", { max: 80 }),
  image: image.optional(),
});
