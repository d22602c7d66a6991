import acknowledgement from "../../../content/settings/acknowledgement.json";
import enquiryForm from "../../../content/settings/enquiry-form.json";
import site from "../../../content/settings/site.json";
import { enquiryFields, formLabels } from "../../domain/enquiry/fields";
import { escapeHtml } from "../../domain/escape-html";
import { fillTemplate } from "../../domain/template-text";
import type { Alert } from "../alerts";
import type { StoredEnquiry } from "../store/enquiry-store";

export interface MailAddresses {
  /** Our address: mail from the visitor's would fail SPF and DMARC. */
  from: string;
  to: string[];
}

/** The same for all attempts, so that duplicates can be recognised (RFC 5322, 3.6.4). */
const messageId = (reference: string, kind: string): string => `<${reference}.${kind}@${new URL(site.url).hostname}>`;

const sender = (address: string) => ({ name: site.name, address });

const whenReceived = (at: Date): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: "full", timeStyle: "long", timeZone: site.timeZone }).format(at);

const rows = (enquiry: StoredEnquiry): [label: string, value: string][] => {
  const form = enquiryForm.forms.find(({ name }) => name === enquiry.form);
  const labels = formLabels(enquiryForm.inputs, form);
  return [
    ...enquiryFields.map((name): [string, string] => [labels[name].label, enquiry[name] ?? ""]),
    ["Reference", enquiry.reference] as [string, string],
    ["Received", whenReceived(enquiry.receivedAt)] as [string, string],
    ...Object.entries(enquiry.attribution),
  ].filter(([, value]) => value !== "");
};

const htmlRow = ([label, value]: [string, string]): string =>
  `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`;

const document = (body: string): string =>
  `<!doctype html><html lang="${escapeHtml(site.language)}"><body style="font-family:sans-serif">${body}</body></html>`;

/** Adds zero-width spaces: nodemailer sends encoded words (RFC 2047) unchanged, and mail clients would decode them. */
const asTyped = (text: string): string => text.replaceAll("=?", "=\u200B?");

/**
 * Returns the mail about an enquiry to the team. Replies go to the visitor.
 */
export const enquiryMail = (enquiry: StoredEnquiry, { from, to }: MailAddresses) => {
  // A form need not ask for a name or a service.
  const name = `${enquiry.firstName} ${enquiry.lastName}`.trim() || enquiry.company || enquiry.email;
  const table = rows(enquiry);
  return {
    from: sender(from),
    to,
    replyTo: { name: asTyped(name), address: enquiry.email },
    subject: asTyped(`${enquiry.service === "" ? "" : `${enquiry.service}: `}${name} (${enquiry.reference})`),
    text: table
      .map(([label, value]) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`))
      .join("\n"),
    html: document(`<table>${table.map(htmlRow).join("")}</table>`),
    messageId: messageId(enquiry.reference, "enquiry"),
  };
};

/**
 * Returns the mail that acknowledges an enquiry. It repeats none of the visitor's input, since anyone can enter
 * anyone's address into a form.
 */
export const acknowledgementMail = (enquiry: StoredEnquiry, { from }: MailAddresses) => {
  const values = { reference: enquiry.reference, name: site.name };
  const body = fillTemplate(acknowledgement.text, values);
  const paragraphs = body.split("\n\n").map((part) => `<p style="white-space:pre-wrap">${escapeHtml(part)}</p>`);
  return {
    from: sender(from),
    to: [enquiry.email],
    subject: fillTemplate(acknowledgement.subject, values),
    text: body,
    html: document(paragraphs.join("")),
    messageId: messageId(enquiry.reference, "acknowledgement"),
    // Prevents automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
};

export const alertMail = ({ kind, subject, text }: Alert, { from, to }: MailAddresses) => ({
  from: sender(from),
  to,
  subject: `${site.name}: ${subject}`,
  text: `${site.url}\n\n${text}`,
  messageId: messageId(new Date().toISOString().replaceAll(":", ""), `alert-${kind}`),
  headers: { "Auto-Submitted": "auto-generated" },
});
