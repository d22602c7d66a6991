import type { EnquiryFormLabels } from "../content/enquiry-form";
import { fillTemplate } from "../template-text";
import type { Problems } from "./enquiry-schema";
import { enquiryFields, enquiryLimits, type FormDefinition, formLabels } from "./fields";

/** For developers of other clients: our own forms send valid keys. */
const idempotencyKeyRule = "idempotencyKey must be 1 to 128 printable ASCII characters";

/** Returns the error message of each invalid field. */
export const problemTexts = (
  problems: Problems,
  labels: Pick<EnquiryFormLabels, "inputs" | "invalidEmail" | "tooLong">,
  form: FormDefinition | undefined,
): Partial<Record<keyof Problems, string>> => ({
  ...(problems.idempotencyKey && { idempotencyKey: idempotencyKeyRule }),
  ...Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const problem = problems[field];
      if (problem === undefined) return [];
      const { label, missing } = formLabels(labels.inputs, form)[field];
      if (problem === "missing") return [[field, missing]];
      if (problem === "invalid") return [[field, labels.invalidEmail]];
      return [[field, fillTemplate(labels.tooLong, { label, max: enquiryLimits[field] })]];
    }),
  ),
});
