import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio/slim";
import labels from "../../../content/settings/enquiry-form.json";
import { type EnquiryField, enquiryFields, hiddenFields, isEnquiryField } from "../../domain/enquiry/fields";
import { escapeHtml } from "../../domain/escape-html";
import { securityHeaders } from "../../domain/hosting/security-headers";
import { apiRoutes, routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { onceDone } from "../once-done";
import { readReference } from "../reference";
import { getOnly, type Handler, queryOf, sendJson, sendPage, sendRedirect } from "./handler";

/** Gives the HTML of a built page by its path. */
export type ReadPage = (path: string) => Promise<string>;

/** Reads the pages that a build left in `public/`: as `/about/index.html`, or as `/about.html` where Netlify wants it so. */
export const builtPage: ReadPage = async (page) => {
  const file = path.join(process.cwd(), "public", ...page.split("/"));
  try {
    return await readFile(path.join(file, "index.html"), "utf8");
  } catch {
    return readFile(`${file}.html`, "utf8");
  }
};

/** What a visitor without scripts has to be told. */
export interface Notice {
  heading: string;
  /** What to do about each refused field. */
  errors: Partial<Record<EnquiryField | "idempotencyKey", string>>;
}

/** A form that comes back to who sent it. */
interface RefusedForm {
  notice: Notice;
  /** The fields as they came. */
  values: Readonly<Partial<Record<string, string>>>;
  /** The idempotency key with which it is sent again; undefined leaves that to the server. */
  key: string | undefined;
}

interface Page {
  /** With a policy that allows the page's scripts. */
  headers: Record<string, string>;
  html: string;
}

/** Makes the marker of a slot: a text, the value of an attribute or, as a name without a value, whole attributes. */
type Slot<Data> = (toHtml: (data: Data) => string) => string;

/**
 * Parses a built page once and not for every request. Scripts that would render the page again are left out, with the
 * button that needs them; those that show the chosen theme and the headings' font have no attributes.
 *
 * @param placeSlots puts the markers of slots into the document
 * @returns the page with what each slot makes of the data
 */
const pageTemplate = <Data>(html: string, placeSlots: ($: CheerioAPI, slot: Slot<Data>) => void) => {
  const $ = load(html);
  const scripts = $("head script").filter((_index, { attribs }) => Object.keys(attribs).length === 0);
  $("script").not(scripts).remove();
  $("link[as='script'], link[rel='modulepreload'], button[aria-haspopup='dialog']").remove();
  const scriptHashes = scripts
    .get()
    .map((script) => `sha256-${createHash("sha256").update($(script).text()).digest("base64")}`);
  const headers = securityHeaders({ scriptHashes, connect: [] });
  const slots: ((data: Data) => string)[] = [];
  const marker = `slot-${randomUUID()}-`;
  placeSlots($, (toHtml) => `${marker}${slots.push(toHtml) - 1}-`);
  // Texts of the page and indexes of slots take turns.
  const parts = $.html().split(new RegExp(`${marker}(\\d+)-(?:="")?`));
  return (data: Data): Page => ({
    headers,
    html: parts.map((part, index) => (index % 2 === 0 ? part : (slots[Number(part)]?.(data) ?? ""))).join(""),
  });
};

type Selection = ReturnType<CheerioAPI>;

const control = (form: Selection, name: string): Selection => form.find(`[name="${name}"]`).first();

const placeField = ($: CheerioAPI, slot: Slot<RefusedForm>, field: Selection, name: EnquiryField): void => {
  const value = slot(({ values }) => escapeHtml(values[name] ?? ""));
  if (field.is("textarea")) field.text(value);
  else if (field.is("[type=checkbox]"))
    field.attr(
      slot(({ values }) => (values[name] === undefined ? "" : "checked")),
      "",
    );
  else if (!field.is("select")) field.attr("value", value);
  field.find("option").each((_index, option) => {
    const own = $(option).attr("value") ?? $(option).text();
    const selected = slot(({ values }) => (own === (values[name] ?? "") ? "selected" : ""));
    $(option).removeAttr("selected").attr(selected, "");
  });
  const fieldId = field.attr("id") ?? "";
  const id = escapeHtml(`${fieldId}-problem`);
  const ifRefused = (toHtml: (text: string) => string) =>
    slot(({ notice: { errors } }) => (errors[name] === undefined ? "" : toHtml(errors[name])));
  field.removeAttr("aria-invalid").attr(
    ifRefused(() => `aria-invalid="true" aria-describedby="${id}"`),
    "",
  );
  const label = $(`label[for="${fieldId}"]`);
  label.after(ifRefused((text) => `<p id="${id}" data-problem>${escapeHtml(text)}</p>`));
};

/** The summary links to each refused field. The key has no field that a visitor sees. */
const summary = ({ heading, errors }: Notice, form: Selection): string => {
  const fields = form.find("[name]").get();
  const items = fields.flatMap(({ attribs: { name = "", id = "" } }) => {
    const error = isEnquiryField(name) ? errors[name] : undefined;
    return error === undefined ? [] : [`<li><a href="#${escapeHtml(id)}">${escapeHtml(error)}</a></li>`];
  });
  if (errors.idempotencyKey !== undefined) items.push(`<li>${escapeHtml(errors.idempotencyKey)}</li>`);
  const text = escapeHtml(heading);
  const told = items.length > 0 ? `<h2>${text}</h2><ul>${items.join("")}</ul>` : `<p>${text}</p>`;
  return `<div role="alert" tabindex="-1" autofocus data-notice="problem">${told}</div>`;
};

const hiddenField = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const refusedFormPage = (html: string) =>
  pageTemplate<RefusedForm>(html, ($, slot) => {
    const form = $(`form[action^="${apiRoutes.contact}"]`).first();
    for (const name of enquiryFields) placeField($, slot, control(form, name), name);
    form.prepend(slot(({ notice }) => summary(notice, form)));
    form.append(slot(({ key }) => hiddenField(hiddenFields.idempotencyKey, key)));
    // The page that stands in for another has no campaign of its own.
    if (control(form, "campaign").length === 0)
      form.append(slot(({ values }) => hiddenField("campaign", values["campaign"])));
    $("head title").prepend(slot(({ notice }) => `${escapeHtml(notice.heading)}: `));
  });

/**
 * The page that a path names, without a slash at its end; any other file has a dot in its path. Each page has one path
 * only, since its template is kept: with more slashes, clients could fill the memory.
 */
const pagePath = (path: string): string | undefined => /^(\/(?:[\w-]+(?:\/[\w-]+)*)?)\/?$/.exec(path)?.[1];

/**
 * The page of a form as it looks when scripts refuse an enquiry: the notice, the texts at the fields, and everything that
 * the visitor wrote.
 *
 * @returns what renders it: the page that the form was sent from, or else that of the contact or of the home page. It
 *   reads a built page at its first call, and again when that failed
 */
export const refusedFormPages = (readPage: ReadPage) => {
  const templates = new Map<string, (refused: RefusedForm) => Page>();
  const pageWithForm = async (path: string) => {
    const known = templates.get(path);
    if (known !== undefined) return known;
    const html = await readPage(path);
    if (!html.includes(apiRoutes.contact)) return undefined;
    const template = refusedFormPage(html);
    templates.set(path, template);
    return template;
  };
  return async (from: string | undefined, form: string | undefined, refused: RefusedForm): Promise<Page> => {
    const sender = pagePath(from ?? "");
    const own = sender === undefined ? undefined : await pageWithForm(sender).catch(() => undefined);
    const other = form === undefined || form === "contact" ? routes.contact : routes.home;
    const page = own ?? (await pageWithForm(other));
    if (page === undefined) throw new Error(`the page ${other} has no form`);
    return page(refused);
  };
};

/**
 * `GET /api/enquiry-received?reference=…`: tells a visitor without scripts that
 * the enquiry has arrived. A reference that cannot be one is not repeated.
 */
export const enquiryReceivedHandler = (readPage: ReadPage): Handler => {
  const page = onceDone(async () =>
    pageTemplate<string>(await readPage(routes.enquiryReceived), ($, slot) => {
      $("[data-reference]").text(slot(escapeHtml));
    }),
  );
  return getOnly(async (request, response) => {
    const reference = readReference(queryOf(request).get("reference") ?? "");
    if (reference === undefined) return sendRedirect(response, routes.contact);
    try {
      const { headers, html } = (await page())(fillTemplate(labels.reference, { reference }));
      sendPage(response, { status: 200, headers }, html);
    } catch {
      sendJson(response, { status: 200 }, { message: labels.success, reference });
    }
  });
};
