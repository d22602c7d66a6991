import { z } from "zod";

/** A variable of the environment. Empty is as good as absent: hosts and shells often cannot unset a variable. */
export const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema);

/**
 * A whole address.
 *
 * @param protocols which it may have, each with its colon
 */
export const urlOf = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  });
