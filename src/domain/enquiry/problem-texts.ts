import { fillTemplate } from "../template-text";
import type { Problems } from "./enquiry-schema";
import {
  type EnquiryField,
  enquiryFields,
  enquiryLimits,
  type FieldLabels,
  type FormDefinition,
  formLabels,
} from "./fields";

/** The error messages of `settings/enquiry-form.json`. */
interface ProblemLabels {
  inputs: Readonly<Record<EnquiryField, FieldLabels>>;
  invalidEmail: string;
  tooLong: string;
}

/** For developers of other clients: our own forms send valid keys. */
const idempotencyKeyRule = "idempotencyKey must be 1 to 128 printable ASCII characters";

/** The error message of each refused field of a form. */
export const problemTexts = (
  problems: Problems,
  labels: ProblemLabels,
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
