import { z } from "zod";
import { longText, slug, text } from "./fields";

const field = z
  .strictObject({
    label: text({ title: "Label", description: "the words over the field", max: 60 }),
    missing: text({ title: "When empty", description: "what to do when the field was left empty", max: 120 }),
  })
  .meta({ id: "FormField", title: "Field", description: "a label, and what to say when the field was left empty" });

/** The words of the enquiry form, which the home and the contact page share. */
export const enquiryFormSchema = z.strictObject({
  inputs: z
    .strictObject({ firstName: field, lastName: field, email: field, phone: field, service: field, message: field })
    .meta({ title: "Fields", description: "the six fields of the form" }),
  optional: text({ title: "Optional", description: "what stands behind the label of an optional field", max: 30 }),
  noService: text({ title: "No service", description: "the empty choice of the list of services", max: 60 }),
  submit: text({ title: "Button", description: "the words on the button", max: 40 }),
  sending: text({ title: "Button while sending", description: "the words on the button while sending", max: 40 }),
  sent: text({ title: "Button when sent", description: "the words on the button for three seconds", max: 40 }),
  success: text({ title: "Success", description: "the notice that the message has arrived", max: 120 }),
  reference: text({
    title: "Reference",
    description: "a sentence with the reference number, for which {reference} stands",
    max: 200,
  }).regex(/\{reference\}/),
  failure: text({ title: "Failure", description: "the notice that the message has not arrived", max: 160 }),
  offline: text({ title: "Offline", description: "the notice that there is no connection", max: 200 }),
  tooMany: text({
    title: "Too many",
    description: "the notice that too many messages came; {minutes} stands for the minutes to wait",
    max: 200,
  }),
  problems: text({ title: "Problems", description: "the heading over the list of fields to correct", max: 120 }),
  invalidEmail: text({ title: "E-mail", description: "what to do when the address cannot be one", max: 120 }),
  tooLong: text({
    title: "Too long",
    description: "what to do when a text is too long; {label} and {max} stand for the field and its limit",
    max: 160,
  }),
  honeypot: text({ title: "Trap", description: "the label of a field that only programs see and fill in", max: 60 }),
  consent: longText({
    title: "Consent",
    description: "the line under the button; {privacy} stands for the link",
    max: 300,
  }).regex(/\{privacy\}/),
  privacyPage: slug().meta({
    title: "Privacy page",
    description: "the slug of a legal page, such as privacy-policy",
    relation: "LegalPage",
  }),
});

/** The words of `content/settings/enquiry-form.json`. */
export type EnquiryFormWords = Omit<z.infer<typeof enquiryFormSchema>, "privacyPage">;

/** The mail to a prospect that says that the enquiry has arrived, when the operator has switched it on. */
export const acknowledgementSchema = z.strictObject({
  subject: text({ title: "Subject", description: "the subject; {reference} and {name} can stand in it", max: 120 }),
  text: longText({
    title: "Text",
    description: "the text; {reference} and {name} stand for the reference and the company",
    max: 1000,
  }),
});

export type AcknowledgementWords = z.infer<typeof acknowledgementSchema>;
