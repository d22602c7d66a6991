/**
 * Every field by its name in HTML and JSON, with its maximum length in UTF-16 code units. In the order in which mails and
 * lists show them: the message, which may be long, comes last.
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

/** What a form may ask for besides. Not `website`: that is the honeypot's name. */
export const extraFields = ["company", "companyWebsite", "budget", "timeFrame", "newsletter"] as const;
export type ExtraField = (typeof extraFields)[number];

/** The fields that every stored enquiry has a column for. */
export type BasicField = Exclude<EnquiryField, ExtraField>;
export const basicFields = enquiryFields.filter((name): name is BasicField => !extraFields.some((one) => one === name));

export const isEnquiryField = (name: string): name is EnquiryField => Object.hasOwn(enquiryLimits, name);

/** What a field asks for, and what it says when it was left empty. */
export interface FieldLabels {
  readonly label: string;
  readonly missing: string;
}

/** A form of `settings/enquiry-form.json`: its fields in their order. The content check has validated their names. */
export interface FormDefinition {
  readonly name: string;
  readonly fields: readonly {
    readonly field: string;
    readonly required?: boolean | null | undefined;
    /** In place of the usual label. */
    readonly label?: string | null | undefined;
  }[];
}

/** The forms of the contact page, of the home page, and of blocks that name no other. */
export const usedForms = ["contact", "home", "page"] as const;

/** The fields that a form cannot do without; an enquiry that names no form needs all basic ones but the telephone number. */
export const requiredFields = (form: FormDefinition | undefined): readonly string[] =>
  form === undefined
    ? basicFields.filter((field) => field !== "phone")
    : form.fields.filter(({ required }) => required === true).map(({ field }) => field);

/** The labels of all fields, where a form has its own with those. */
export const formLabels = <Inputs extends Readonly<Record<EnquiryField, FieldLabels>>>(
  inputs: Inputs,
  form: FormDefinition | undefined,
): Inputs => {
  const own = (form?.fields ?? []).flatMap(({ field, label }) =>
    label && isEnquiryField(field) ? [[field, { ...inputs[field], label }] as const] : [],
  );
  return { ...inputs, ...Object.fromEntries(own) };
};

/** Those of some values that there are, in the order of their names. */
export const presentValues = <Name extends string>(names: readonly Name[], values: Partial<Record<Name, string>>) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))) as Partial<
    Record<Name, string>
  >;

/** What was written into the fields that only some forms have. */
export const extraValues = (values: Partial<Record<ExtraField, string>>) => presentValues(extraFields, values);

/** The hidden fields. Bots that fill every field fill the honeypot, which people do not see. */
export const hiddenFields = {
  form: "form",
  idempotencyKey: "idempotencyKey",
  token: "token",
  honeypot: "website",
} as const;
