/**
 * The maximum length of each field in UTF-16 code units, by its name in HTML and JSON. Mails and lists use this order:
 * the message comes last, since it may be long.
 */
export const enquiryLimits = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 32,
  service: 120,
  company: 120,
  companyWebsite: 254,
  budget: 120,
  timeFrame: 120,
  newsletter: 3,
  message: 5000,
} as const;

export type EnquiryField = keyof typeof enquiryLimits;
export const enquiryFields = Object.keys(enquiryLimits) as EnquiryField[];

/** Fields that only some forms have. `website` is reserved for the honeypot. */
export const extraFields = ["company", "companyWebsite", "budget", "timeFrame", "newsletter"] as const;
export type ExtraField = (typeof extraFields)[number];

/** The fields that have a column in the database. */
export type BasicField = Exclude<EnquiryField, ExtraField>;
export const basicFields = enquiryFields.filter((name): name is BasicField => !extraFields.some((one) => one === name));

export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(enquiryLimits, name);

/** A field's label, and its error message when it is empty. */
export interface FieldLabels {
  readonly label: string;
  readonly missing: string;
}

/** A form of `settings/enquiry-form.json`, with its fields in order. The content check validates their names. */
export interface FormDefinition {
  readonly name: string;
  readonly fields: readonly {
    readonly field: string;
    readonly required?: boolean | null | undefined;
    /** Overrides the default label. */
    readonly label?: string | null | undefined;
  }[];
}

/** The forms of the contact page, the home page, and blocks that name no form. */
export const usedForms = ["contact", "home", "page"] as const;

/** Returns the required fields of a form; without a form, all basic ones except the phone number. */
export const requiredFields = (form: FormDefinition | undefined): readonly string[] =>
  form === undefined
    ? basicFields.filter((field) => field !== "phone")
    : form.fields.filter(({ required }) => required === true).map(({ field }) => field);

/** Returns the labels of all fields, with the form's overrides. */
export const formLabels = <Inputs extends Readonly<Record<EnquiryField, FieldLabels>>>(
  inputs: Inputs,
  form: FormDefinition | undefined,
): Inputs => {
  const own = (form?.fields ?? []).flatMap(({ field, label }) =>
    label && isEnquiryField(field) ? [[field, { ...inputs[field], label }] as const] : [],
  );
  return { ...inputs, ...Object.fromEntries(own) };
};

/** Picks the values that are defined, in the order of `names`. */
export const presentValues = <Name extends string>(names: readonly Name[], values: Partial<Record<Name, string>>) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))) as Partial<
    Record<Name, string>
  >;

/** Picks the values of the extra fields. */
export const extraValues = (values: Partial<Record<ExtraField, string>>) => presentValues(extraFields, values);

/** The names of hidden fields. Bots fill in the honeypot, which people do not see. */
export const hiddenFields = {
  form: "form",
  idempotencyKey: "idempotencyKey",
  token: "token",
  honeypot: "website",
} as const;
