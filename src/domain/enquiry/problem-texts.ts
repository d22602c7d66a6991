import { fillTemplate } from "../template-text";
import type { Problems } from "./enquiry-schema";
import { type EnquiryField, enquiryFields, enquiryLimits } from "./fields";

/** The error messages of `settings/enquiry-form.json`. */
interface ProblemWords {
  inputs: Readonly<Record<EnquiryField, { readonly label: string; readonly missing: string }>>;
  invalidEmail: string;
  tooLong: string;
}

/** For developers of other clients: our own forms send valid keys. */
const idempotencyKeyRule = "idempotencyKey must be 1 to 128 printable ASCII characters";

/** The error message of each refused field, in the order of the form. */
export const problemTexts = (problems: Problems, words: ProblemWords): Partial<Record<keyof Problems, string>> => ({
  ...(problems.idempotencyKey && { idempotencyKey: idempotencyKeyRule }),
  ...Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const problem = problems[field];
      if (problem === undefined) return [];
      const { label, missing } = words.inputs[field];
      if (problem === "missing") return [[field, missing]];
      if (problem === "invalid") return [[field, words.invalidEmail]];
      return [[field, fillTemplate(words.tooLong, { label, max: enquiryLimits[field] })]];
    }),
  ),
});
