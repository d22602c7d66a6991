import type { MailSettings } from "../../../../src/server/mail/enquiry-mail";
import enquiryForm from "../../../fixture-site/content/settings/enquiry-form.json";

export const mailSettings: MailSettings = {
  from: "site@agency.example",
  to: ["sales@agency.example"],
  companyName: "Agency & Söhne",
  siteUrl: "https://www.agency.example",
  language: "en-IN",
  timeZone: "Asia/Kolkata",
  labels: enquiryForm.inputs,
  forms: enquiryForm.forms,
  acknowledgement: { subject: "We have it: {reference}", text: "{name} will answer.\n\nReference: {reference}" },
};
