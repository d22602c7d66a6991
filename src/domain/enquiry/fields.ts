/** The visible fields in the order of the form, by their names in HTML and JSON. */
export const enquiryFields = ["firstName", "lastName", "email", "phone", "service", "message"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** The maximum length of each field in UTF-16 code units, as HTML's `maxlength` counts. */
export const enquiryLimits: Readonly<Record<EnquiryField, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 32,
  service: 120,
  message: 5000,
};

/** The forms of the contact page, of the home page, and of pages from blocks. */
export const enquiryForms = ["contact", "home", "page"] as const;
export type EnquiryFormName = (typeof enquiryForms)[number];

/** Whether a form requires a telephone number; an enquiry that names no form does not. */
export const phoneRequired = (form: EnquiryFormName | undefined): boolean => form === "contact";

/** The hidden fields. Bots that fill every field fill the honeypot, which people do not see. */
export const hiddenFields = {
  form: "form",
  idempotencyKey: "idempotencyKey",
  token: "token",
  honeypot: "website",
} as const;
