import type { AcknowledgementTexts, EnquiryFormLabels } from "../../domain/content/enquiry-form";
import { enquiryFields, type FormDefinition, formLabels } from "../../domain/enquiry/fields";
import { escapeHtml } from "../../domain/escape-html";
import { fillTemplate } from "../../domain/template-text";
import type { Alert } from "../alerts";
import type { StoredEnquiry } from "../store/enquiry-store";
import type { Mail } from "./mailer";

/** What the mails need to know of the site. */
export interface MailSettings {
  /** Our own address: a mail that claims to come from the visitor's would fail SPF and DMARC. */
  from: string;
  to: string[];
  companyName: string;
  siteUrl: string;
  language: string;
  timeZone: string;
  labels: EnquiryFormLabels["inputs"];
  forms: readonly FormDefinition[];
  acknowledgement: AcknowledgementTexts;
}

/** The same for every attempt, so that a mail delivered twice can be known for one (RFC 5322, 3.6.4). */
const messageId = (reference: string, kind: string, siteUrl: string): string =>
  `<${reference}.${kind}@${new URL(siteUrl).hostname}>`;

const whenReceived = (at: Date, { language, timeZone }: MailSettings): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", timeZone }).format(at);

const rows = (enquiry: StoredEnquiry, settings: MailSettings): [label: string, value: string][] => {
  const form = settings.forms.find(({ name }) => name === enquiry.form);
  const labels = formLabels(settings.labels, form);
  return [
    ...enquiryFields.map((name): [string, string] => [labels[name].label, enquiry[name] ?? ""]),
    ["Reference", enquiry.reference] as [string, string],
    ["Received", whenReceived(enquiry.receivedAt, settings)] as [string, string],
    ...Object.entries(enquiry.attribution),
  ].filter(([, value]) => value !== "");
};

const htmlRow = ([label, value]: [string, string]): string =>
  `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`;

const document = (language: string, body: string): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><body style="font-family:sans-serif">${body}</body></html>`;

/**
 * The mail that tells the team of an enquiry. The visitor is the reply-to, so
 * that an answer goes to them.
 */
export const enquiryMail = (enquiry: StoredEnquiry, settings: MailSettings): Mail => {
  // A form need not ask for a name or a service.
  const name = `${enquiry.firstName} ${enquiry.lastName}`.trim() || enquiry.company || enquiry.email;
  const table = rows(enquiry, settings);
  return {
    from: { name: settings.companyName, address: settings.from },
    to: settings.to,
    replyTo: { name, address: enquiry.email },
    subject: `${enquiry.service === "" ? "" : `${enquiry.service}: `}${name} (${enquiry.reference})`,
    text: table
      .map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`))
      .join("\n"),
    html: document(settings.language, `<table>${table.map(htmlRow).join("")}</table>`),
    messageId: messageId(enquiry.reference, "enquiry", settings.siteUrl),
  };
};

/**
 * The mail that tells a prospect that their enquiry has arrived. It repeats
 * nothing of what they wrote: anybody can write anybody's address into a form.
 */
export const acknowledgementMail = (enquiry: StoredEnquiry, settings: MailSettings): Mail => {
  const values = { reference: enquiry.reference, name: settings.companyName };
  const { subject, text } = settings.acknowledgement;
  const body = fillTemplate(text, values);
  const paragraphs = body.split("\n\n").map((part) => `<p style="white-space:pre-wrap">${escapeHtml(part)}</p>`);
  return {
    from: { name: settings.companyName, address: settings.from },
    to: [enquiry.email],
    subject: fillTemplate(subject, values),
    text: body,
    html: document(settings.language, paragraphs.join("")),
    messageId: messageId(enquiry.reference, "acknowledgement", settings.siteUrl),
    // Keeps out-of-office programs from answering (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
};

/** Tells operators what needs them. */
export const alertMail = ({ kind, subject, text }: Alert, { from, to, companyName, siteUrl }: MailSettings): Mail => ({
  from: { name: companyName, address: from },
  to,
  subject: `${companyName}: ${subject}`,
  text: `${siteUrl}\n\n${text}`,
  messageId: messageId(new Date().toISOString().replaceAll(":", ""), `alert-${kind}`, siteUrl),
  headers: { "Auto-Submitted": "auto-generated" },
});
