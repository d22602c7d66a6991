import type { EnquiryField } from "../../domain/enquiry/fields";

/** What the form holds, by the names of its inputs. */
export type FormValues = Readonly<Record<string, string>>;

/** What to tell the visitor about each field that is refused. */
export type ProblemTexts = Partial<Record<EnquiryField, string>>;

/** The id of a field, which links name. The function that answers without scripts uses it as well. */
export const fieldId = (field: EnquiryField): string => `enquiry-${field}`;

/** Reads a form that has no files. */
export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** Whether two readings of the form are of the same values. */
export const isSame = (one: FormValues, other: FormValues): boolean => JSON.stringify(one) === JSON.stringify(other);
