import * as z from "zod";
import { type EnquiryField, enquiryFields, type FieldLabels, type FormDefinition, usedForms } from "../enquiry/fields";
import { choice, dashed, flag, group, listOf, longText, pattern, reference, text } from "./fields";

const labels = {
  label: text("Label", "the words over the field"),
  missing: text("When empty", "what to do when the field was left empty"),
};

const field = group("Field", "a label, and what to say when the field was left empty", labels).meta({
  id: "FormField",
});

const choiceField = group("Field with choices", "a label, what to say, and the choices", {
  ...labels,
  choices: listOf(
    text("Choice", "what can be chosen", { max: 60 }),
    "Choices",
    "two to twelve texts of which one can be chosen",
    { min: 2, max: 12 },
  ),
}).meta({ id: "ChoiceField" });

/** Refers to a form by name. */
export const formName = (description: string) =>
  pattern(dashed, { title: "Name of the form", description, max: 40, widget: "form" });

const askedField = group("Field", "a field, whether it is required, and perhaps a label", {
  field: choice("Field", enquiryFields),
  required: flag("Required", "true where it cannot be left empty, otherwise leave it out"),
  label: text("Label", "the words over the field in this form, or leave it out for the usual ones", {
    max: 60,
  }).optional(),
}).meta({ id: "AskedField" });

const form = group("Form", "a name and the fields", {
  name: pattern(dashed, {
    title: "Name",
    description: "a word in small letters by which blocks name the form, such as events; no visitor sees it",
    max: 40,
  }),
  fields: listOf(askedField, "Fields", "the fields in their order: each once, among them email, which is required", {
    max: enquiryFields.length,
  }).superRefine((list, context) => {
    for (const [index, { field: name, required }] of list.entries()) {
      const refuse = (key: string, message: string, advice?: string) =>
        context.addIssue({ code: "custom", path: [index, key], message, params: { advice } });
      if (list.findIndex((other) => other.field === name) !== index)
        refuse("field", `is ${name} a second time`, "write another one, or remove it");
      // Consent must be freely given (GDPR, Article 7).
      if (name === "newsletter" && required === true)
        refuse("required", "is true for the newsletter", "leave it out: consent has to be free");
    }
    if (!list.some(({ field: name, required }) => name === "email" && required === true))
      context.addIssue({ code: "custom", message: "has no email that is required" });
  }),
}).meta({ id: "EnquiryFormFields" });

/** The enquiry forms, and the labels and messages that they share. */
export const enquiryFormSchema = z.strictObject({
  forms: listOf(form, "Forms", `the forms, each with a name of its own, among them ${usedForms.join(", ")}`, {
    max: 20,
  }).superRefine((list, context) => {
    const names = list.map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        context.addIssue({ code: "custom", path: [index, "name"], message: `is ${name} a second time` });
    for (const name of usedForms.filter((used) => !names.includes(used)))
      context.addIssue({ code: "custom", message: `has no form named ${name}` });
  }),
  inputs: group("Labels", "the labels of the fields that a form may have", {
    ...(Object.fromEntries(enquiryFields.map((name) => [name, field])) as Record<EnquiryField, typeof field>),
    budget: choiceField,
    timeFrame: choiceField,
  }),
  optional: text("Optional", "what stands behind the label of an optional field", { max: 30 }),
  noService: text("No service", "the empty choice of the list of services", { max: 60 }),
  noChoice: text("No choice", "the empty choice of other lists", { max: 60 }),
  submit: text("Button", "the words on the button", { max: 40 }),
  sending: text("Button while sending", "the words on the button while sending", { max: 40 }),
  sent: text("Button when sent", "the words on the button for three seconds", { max: 40 }),
  success: text("Success", "the notice that the message has arrived"),
  reference: text("Reference", "a sentence with the reference number, for which {reference} stands", {
    max: 200,
  }).regex(/\{reference\}/),
  failure: text("Failure", "the notice that the message has not arrived", { max: 160 }),
  offline: text("Offline", "the notice that there is no connection", { max: 200 }),
  tooMany: text("Too many", "the notice that too many messages came; {minutes} stands for the minutes to wait", {
    max: 200,
  }),
  problems: text("Problems", "the heading over the list of fields to correct"),
  invalidEmail: text("E-mail", "what to do when the address cannot be one"),
  tooLong: text("Too long", "what to do when a text is too long; {label} and {max} stand for the field and its limit", {
    max: 160,
  }),
  honeypot: text("Trap", "the label of a field that only programs see and fill in", { max: 60 }),
  consent: longText("Consent", "the line under the button; {privacy} stands for the link", { max: 300 }).regex(
    /\{privacy\}/,
  ),
  privacyPage: reference("LegalPage", "Privacy page", "the slug of a legal page, such as privacy-policy"),
});

/** The forms and labels of `content/settings/enquiry-form.json`. */
export type EnquiryFormLabels = Omit<z.infer<typeof enquiryFormSchema>, "privacyPage" | "forms" | "inputs"> & {
  forms: readonly FormDefinition[];
  inputs: Readonly<Record<EnquiryField, FieldLabels> & Record<"budget" | "timeFrame", { choices: readonly string[] }>>;
};

/** The e-mail that acknowledges an enquiry to the prospect, if the operator has enabled it. */
export const acknowledgementSchema = z.strictObject({
  subject: text("Subject", "the subject; {reference} and {name} can stand in it"),
  text: longText("Text", "the text; {reference} and {name} stand for the reference and the company", { max: 1000 }),
});
