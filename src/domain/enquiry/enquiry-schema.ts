import { z } from "zod/mini";
import { attributionFields, attributionLimit, type Attribution } from "./attribution";
import { type EnquiryField, enquiryFields, enquiryForms, enquiryLimits, phoneRequired } from "./fields";

/** Why a field is refused. The words for it are content. */
export type Problem = "missing" | "tooLong" | "invalid";
export type Problems = Partial<Record<EnquiryField | "idempotencyKey", Problem>>;

/** Control and format characters that no line of text needs and that headers, databases and terminals dislike. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const unprintableButBreaks = /(?!\n|\t)[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Halves of a surrogate pair, which UTF-8 cannot write. */
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

/** A text of a form: cleaned first, then measured, so that what is measured is what is kept. */
const text = (field: EnquiryField, clean: (text: string) => string, min = 1) =>
  z.pipe(
    z.pipe(z.string(missing), z.transform(clean)),
    z.string().check(
      z.minLength(min, missing),
      // Not `z.maxLength`, which counts whole characters; HTML's attribute counts UTF-16 code units.
      z.refine((value) => value.length <= enquiryLimits[field], tooLong),
    ),
  );

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const note = optional(
  z.pipe(
    z.string(),
    // Cleaned again at the end: the cut may go through a pair of surrogates.
    z.transform((value) => oneLine(oneLine(value).slice(0, attributionLimit)) || undefined),
  ),
);

const opaque = optional(z.string().check(z.minLength(1), z.maxLength(256)));

/** Refused rather than cleaned: a database that stored it as another string could not find it again. */
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
const phoneOptional = z.pipe(
  z.transform((value) => value ?? ""),
  text("phone", oneLine, 0),
);

const rules = {
  strict: base,
  lenient: z.extend(base, { phone: phoneOptional }),
};

/** What a prospect wrote, cleaned. */
export type EnquiryValues = Record<EnquiryField, string>;

/** An enquiry that satisfies the rules of its form, and what travelled with it. */
export interface Enquiry extends EnquiryValues {
  form: (typeof enquiryForms)[number] | undefined;
  idempotencyKey: string | undefined;
  token: string | undefined;
  /** Whether the field that people do not see was filled in. */
  baited: boolean;
  attribution: Attribution;
}

export type CheckedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; problems: Problems };

const attributionIn = (values: Partial<Record<string, unknown>>): Attribution =>
  Object.fromEntries(attributionFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const formOf = (input: unknown) => z.safeParse(z.object({ form: base.shape.form }), input).data?.form;

/**
 * Checks what a form or a program sent. The browser and the server both use this.
 *
 * What a prospect wrote is held against the rules of the form it names
 * (`phoneRequired`). Of what travels unseen only the idempotency key, 1 to 128
 * printable ASCII characters, can refuse an enquiry; anything else that is not
 * as expected counts as absent. A service that the site does not offer is kept:
 * a page opened before a service was renamed must not lose an enquiry.
 *
 * @param input the fields by name; fields that are not known are left out
 * @returns the cleaned enquiry, or the first problem of each field that has one
 */
export const checkEnquiry = (input: unknown): CheckedEnquiry => {
  const schema = phoneRequired(formOf(input)) ? rules.strict : rules.lenient;
  const result = z.safeParse(schema, input);
  if (!result.success) return { ok: false, problems: problemsIn(result.error) };
  const { form, idempotencyKey, token, website, ...values } = result.data;
  const written = Object.fromEntries(enquiryFields.map((name) => [name, values[name]])) as EnquiryValues;
  return {
    ok: true,
    enquiry: {
      ...written,
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
  // What is no object at all has no fields: all of them are missing.
  return Object.keys(problems).length > 0
    ? problems
    : Object.fromEntries(requiredFields.map((name) => [name, missing]));
};

const requiredFields = enquiryFields.filter((name) => name !== "phone");
