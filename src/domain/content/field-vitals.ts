import { z } from "zod";

/** Whether the pages' speed is measured where visitors are, and of how many visits. */
export const fieldVitalsSchema = z.strictObject({
  collect: z.enum(["always", "with-consent", "off"]).meta({
    title: "Measure",
    description:
      "always; with-consent, which waits until a consent tool has said yes (see the operator's guide); or off",
  }),
  oneIn: z.int().min(1).max(10_000).meta({
    title: "One visit in",
    description: "a whole number; 10 measures one visit in ten, 1 measures all",
  }),
});

export type FieldVitalsSettings = z.infer<typeof fieldVitalsSchema>;
