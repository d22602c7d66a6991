import { z } from "zod";

/** A variable of the environment. Empty is as good as absent: hosts and shells often cannot unset a variable. */
export const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), schema);

/** An absolute URL that `accepts` returns true for. */
export const urlOf = (accepts: (url: URL) => boolean, error: string) =>
  z.string().refine((value) => URL.canParse(value) && accepts(new URL(value)), { error });
