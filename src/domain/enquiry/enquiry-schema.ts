import * as z from "zod/mini";
import { isObject } from "../is-object";
import { attributionFields, attributionLimit, type Attribution } from "./attribution";
import {
  type BasicField,
  basicFields,
  type EnquiryField,
  enquiryFields,
  enquiryLimits,
  type ExtraField,
  extraFields,
  type FormDefinition,
  presentValues,
  requiredFields,
} from "./fields";

/** Why a field is invalid. The messages are content. */
type Problem = "missing" | "tooLong" | "invalid";
export type Problems = Partial<Record<EnquiryField | "idempotencyKey", Problem>>;

/** Control and format characters, which break e-mail headers, databases and terminals. */
const unprintable = /[\p{Cc}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
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

/** Treats absent and null fields as empty. Cleans a text before measuring it, since the cleaned one is stored. */
const text = (field: EnquiryField) =>
  z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.pipe(
      z.pipe(z.string(missing), z.transform(field === "message" ? manyLines : oneLine)),
      // Not `z.maxLength`, which counts code points.
      z.string().check(z.refine((value) => value.length <= enquiryLimits[field], tooLong)),
    ),
  );

const texts = Object.fromEntries(enquiryFields.map((name) => [name, text(name)])) as Record<
  EnquiryField,
  ReturnType<typeof text>
>;

/** Replaces the letters of a host such as `bücher.example`, which Firefox sends as typed, other browsers in ASCII. */
const withPlainHost = (email: string): string =>
  email.replace(/@.*/, (host) => host.replace(/[\p{L}\p{M}\p{N}]/gu, "x"));

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const note = optional(
  z.pipe(
    z.string(),
    // Cleans again, since truncating may split a surrogate pair.
    z.transform((value) => oneLine(oneLine(value).slice(0, attributionLimit)) || undefined),
  ),
);

/** Rejected rather than cleaned, so that the stored key is the one that was sent. */
const idempotencyKey = z.optional(z.string(invalid).check(z.regex(/^[\x20-\x7E]{1,128}$/, invalid)));

const schema = z.object({
  idempotencyKey,
  token: optional(z.string()),
  website: optional(z.string()),
  ...(Object.fromEntries(attributionFields.map((name) => [name, note])) as Record<
    (typeof attributionFields)[number],
    typeof note
  >),
  ...texts,
  // What <input type="email"> accepts (https://html.spec.whatwg.org/#valid-e-mail-address), if its host has a dot.
  email: z.pipe(
    texts.email,
    z.string().check(
      z.refine((email) => z.regexes.html5Email.test(withPlainHost(email)), invalid),
      z.regex(/@.+\./, invalid),
    ),
  ),
});

/** The values of the fields. Empty extra fields are omitted. */
export type EnquiryValues = Record<BasicField, string> & Partial<Record<ExtraField, string>>;

/** A valid enquiry: its cleaned values and its hidden fields. */
export type Enquiry = EnquiryValues & {
  /** The name of an existing form. */
  form: string | undefined;
  idempotencyKey: string | undefined;
  token: string | undefined;
  honeypotFilled: boolean;
  attribution: Attribution;
};

type CheckedEnquiry =
  { ok: true; enquiry: Enquiry } | { ok: false; problems: Problems; form: FormDefinition | undefined };

/**
 * Validates an enquiry by the rules of the form that it names, in the browser and on the server. Of the hidden fields
 * only an invalid idempotency key is an error; others count as absent. Unknown services and fields that the form lacks
 * are kept, since a page may be older than the content.
 *
 * @param input the fields by name; unknown ones are dropped
 * @param forms the configured forms
 * @returns the cleaned enquiry, or the first problem of each invalid field
 */
export const checkEnquiry = (input: unknown, forms: readonly FormDefinition[]): CheckedEnquiry => {
  const written = isObject(input) ? input : {};
  const form = forms.find(({ name }) => name === written["form"]);
  const result = z.safeParse(schema, written);
  const required = requiredFields(form);
  const empty = enquiryFields.filter(
    (name) => required.includes(name) && z.safeParse(texts[name], written[name]).data === "",
  );
  const issues = result.error?.issues ?? [];
  const problems: Problems = {
    ...Object.fromEntries(issues.map(({ path: [name], message }) => [name, message])),
    ...Object.fromEntries(empty.map((name) => [name, missing])),
  };
  if (!result.success || empty.length > 0) return { ok: false, problems, form };
  const { idempotencyKey, token, website, ...values } = result.data;
  return {
    ok: true,
    enquiry: {
      ...(Object.fromEntries(basicFields.map((name) => [name, values[name]])) as Record<BasicField, string>),
      ...Object.fromEntries(extraFields.filter((name) => values[name] !== "").map((name) => [name, values[name]])),
      form: form?.name,
      idempotencyKey,
      token,
      honeypotFilled: website !== undefined && website.trim() !== "",
      attribution: presentValues(attributionFields, values),
    },
  };
};
