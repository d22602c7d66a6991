/** The fields that a prospect fills in, in the order of the form. The names are those of HTML and JSON. */
export const enquiryFields = ["firstName", "lastName", "email", "phone", "service", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** The longest text that each field takes, in UTF-16 code units as HTML's `maxlength` counts. */
export const enquiryLimits: Readonly<Record<EnquiryField, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 32,
  service: 120,
  message: 5000,
};

/** The forms, each with rules of its own. */
export const enquiryForms = ["contact", "home"] as const;
export type EnquiryFormName = (typeof enquiryForms)[number];

/** The contact page insists on a telephone number; the home page, and a post that names no form, do not. */
export const phoneRequired = (form: EnquiryFormName | undefined): boolean => form === "contact";

/**
 * What travels with an enquiry unseen. `website` is the honeypot: people do not
 * see it, and programs that fill every field do fill it.
 */
export const hiddenFields = {
  form: "form",
  idempotencyKey: "idempotencyKey",
  token: "token",
  honeypot: "website",
} as const;
