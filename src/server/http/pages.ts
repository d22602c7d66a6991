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

/** Reads the HTML of a built page by its path. */
export type ReadPage = (path: string) => Promise<string>;

/** Reads a page from `public/`: `/about/index.html`, or `/about.html` in a build for Netlify. */
export const builtPage: ReadPage = async (page) => {
  const file = path.join(process.cwd(), "public", ...page.split("/"));
  try {
    return await readFile(path.join(file, "index.html"), "utf8");
  } catch {
    return readFile(`${file}.html`, "utf8");
  }
};

/** The errors for a visitor without JavaScript. */
export interface Notice {
  heading: string;
  /** Messages for the invalid fields. */
  errors: Partial<Record<EnquiryField | "idempotencyKey", string>>;
}

/** A form to send back with its errors. */
interface RefusedForm {
  notice: Notice;
  /** The submitted fields. */
  values: Readonly<Partial<Record<string, string>>>;
  /** The idempotency key of the next attempt; if undefined, the server derives one. */
  key: string | undefined;
}

interface Page {
  /** With a CSP that allows the page's scripts. */
  headers: Record<string, string>;
  html: string;
}

/** Returns the marker of a slot: a text, an attribute's value or, as an attribute name, whole attributes. */
type Slot<Data> = (toHtml: (data: Data) => string) => string;

/**
 * Parses a built page once for all requests. Removes scripts that would hydrate it, and the button that needs them.
 * Keeps those for the theme and the headings' font, which have no attributes.
 *
 * @param placeSlots inserts slot markers into the document
 * @returns a function that renders the page with the slots filled from the data
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
  // HTML and indexes of slots alternate.
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

/** Links to each invalid field. The key has no visible field. */
const summary = ({ heading, errors }: Notice, form: Selection): string => {
  const fields = form.find("[name]").get();
  const items = fields.flatMap(({ attribs: { name = "", id = "" } }) => {
    const error = isEnquiryField(name) ? errors[name] : undefined;
    return error === undefined ? [] : [`<li><a href="#${escapeHtml(id)}">${escapeHtml(error)}</a></li>`];
  });
  if (errors.idempotencyKey !== undefined) items.push(`<li>${escapeHtml(errors.idempotencyKey)}</li>`);
  const text = escapeHtml(heading);
  const alert = items.length > 0 ? `<h2>${text}</h2><ul>${items.join("")}</ul>` : `<p>${text}</p>`;
  return `<div role="alert" tabindex="-1" autofocus data-notice="problem">${alert}</div>`;
};

const hiddenField = (name: string, value: string | undefined): string =>
  value === undefined ? "" : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const refusedFormPage = (html: string) =>
  pageTemplate<RefusedForm>(html, ($, slot) => {
    const form = $(`form[action^="${apiRoutes.contact}"]`).first();
    for (const name of enquiryFields) placeField($, slot, control(form, name), name);
    form.prepend(slot(({ notice }) => summary(notice, form)));
    form.append(slot(({ key }) => hiddenField(hiddenFields.idempotencyKey, key)));
    // A fallback page has no campaign field.
    if (control(form, "campaign").length === 0)
      form.append(slot(({ values }) => hiddenField("campaign", values["campaign"])));
    $("head title").prepend(slot(({ notice }) => `${escapeHtml(notice.heading)}: `));
  });

/**
 * Returns the path of a page without a trailing slash; undefined for files, which have a dot. Paths are unique, since
 * templates are cached by them: with variants of slashes, clients could fill the memory.
 */
const pagePath = (path: string): string | undefined => /^(\/(?:[\w-]+(?:\/[\w-]+)*)?)\/?$/.exec(path)?.[1];

/**
 * Renders pages with a refused form as scripts would show it: the summary, the errors at the fields, and the visitor's
 * input.
 *
 * @returns a function that renders the page that the form was sent from, or else the contact or the home page. It
 *   reads each built page once, and again if that failed
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
 * `GET /api/enquiry-received?reference=…`: confirms an enquiry to a visitor without JavaScript. Without a valid
 * reference, it redirects to the contact page.
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
