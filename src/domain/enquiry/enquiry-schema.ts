import { z } from "zod/mini";
import { attributionFields, attributionLimit, type Attribution } from "./attribution";
import { type EnquiryField, enquiryFields, enquiryForms, enquiryLimits, phoneRequired } from "./fields";

/** Why a field is refused. The messages are content. */
export type Problem = "missing" | "tooLong" | "invalid";
export type Problems = Partial<Record<EnquiryField | "idempotencyKey", Problem>>;

/** Control and format characters, which break e-mail headers, databases and terminals. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const unprintableButBreaks = /(?!\n|\t)[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** UTF-8 cannot encode them. */
const loneSurrogates = /\p{Surrogate}/gu;

const oneLine = (text: string): string =>
  text.replace(loneSurrogates, "\uFFFD").replace(unprintable, " ").replace(/ {2,}/g, " ").trim();

const manyLines = (text: string): string =>
  text
    .replace(loneSurrogates, "\uFFFD")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unprintableButBreaks, "")
    .trim();

const missing: Problem = "missing";
const tooLong: Problem = "tooLong";
const invalid: Problem = "invalid";

/** Cleaned before it is measured, so that the stored text is what is measured. */
const text = (field: EnquiryField, clean: (text: string) => string, min = 1) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(clean)),
    z.string().check(
      z.minLength(min, missing),
      // Not `z.maxLength`, which counts code points; HTML's `maxlength` counts UTF-16 code units.
      z.refine((value) => value.length <= enquiryLimits[field], tooLong),
    ),
  );

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const note = optional(
  z.pipe(
    z.string(),
    // Cleaned again, because the cut may split a surrogate pair.
    z.transform((value) => oneLine(oneLine(value).slice(0, attributionLimit)) || undefined),
  ),
);

const opaque = optional(z.string().check(z.minLength(1), z.maxLength(256)));

/** Refused rather than cleaned, so that the database finds the key it was sent. */
const idempotencyKey = z.optional(z.string(invalid).check(z.regex(/^[\x20-\x7E]{1,128}$/, invalid)));

const base = z.object({
  firstName: text("firstName", oneLine),
  lastName: text("lastName", oneLine),
  // What <input type="email"> accepts: https://html.spec.whatwg.org/#valid-e-mail-address
  email: z.pipe(text("email", oneLine), z.string().check(z.regex(z.regexes.html5Email, invalid))),
  phone: text("phone", oneLine),
  service: text("service", oneLine),
  message: text("message", manyLines),
  form: optional(z.enum(enquiryForms)),
  idempotencyKey,
  token: opaque,
  website: optional(z.string()),
  ...(Object.fromEntries(attributionFields.map((name) => [name, note])) as Record<
    (typeof attributionFields)[number],
    typeof note
  >),
});

/** An absent, null or empty telephone number is an empty text. */
const withoutPhone = z.extend(base, {
  phone: z.pipe(
    z.transform((value) => value ?? ""),
    text("phone", oneLine, 0),
  ),
});

export type EnquiryValues = Record<EnquiryField, string>;

/** A valid enquiry: its cleaned values and its hidden fields. */
export interface Enquiry extends EnquiryValues {
  form: (typeof enquiryForms)[number] | undefined;
  idempotencyKey: string | undefined;
  token: string | undefined;
  /** Whether the honeypot was filled in. */
  baited: boolean;
  attribution: Attribution;
}

type CheckedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; problems: Problems };

const attributionIn = (values: Partial<Record<string, unknown>>): Attribution =>
  Object.fromEntries(attributionFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const formOf = (input: unknown) => z.safeParse(z.object({ form: base.shape.form }), input).data?.form;

/**
 * Validates an enquiry, in the browser and on the server, by the rules of the form that it names. Of the hidden fields
 * only an invalid idempotency key refuses it; others count as absent. An unknown service is kept, since a page may be
 * older than a renamed service.
 *
 * @param input the fields by name; unknown ones are dropped
 * @returns the cleaned enquiry, or the first problem of each invalid field
 */
export const checkEnquiry = (input: unknown): CheckedEnquiry => {
  const schema = phoneRequired(formOf(input)) ? base : withoutPhone;
  const result = z.safeParse(schema, input);
  if (!result.success) return { ok: false, problems: problemsIn(result.error) };
  const { form, idempotencyKey, token, website, ...values } = result.data;
  return {
    ok: true,
    enquiry: {
      ...(Object.fromEntries(enquiryFields.map((name) => [name, values[name]])) as EnquiryValues),
      form,
      idempotencyKey,
      token,
      baited: website !== undefined && website.trim() !== "",
      attribution: attributionIn(values),
    },
  };
};

const problemsIn = ({ issues }: z.core.$ZodError): Problems => {
  const problems: Problems = {};
  for (const field of [...enquiryFields, "idempotencyKey"] as const) {
    const found = issues.find(({ path }) => path[0] === field);
    if (found !== undefined) problems[field] = found.message as Problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  // The input is no object, so all required fields are missing.
  return Object.fromEntries(enquiryFields.filter((name) => name !== "phone").map((name) => [name, missing]));
};
