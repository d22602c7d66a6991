import type { CheerioAPI } from "cheerio/slim";
import { type EnquiryField, enquiryFields, type EnquiryFormName, hiddenFields } from "../../domain/enquiry/fields";
import { escapeHtml } from "../../domain/escape-html";
import { apiRoutes, routes } from "../../domain/paths";
import { onceDone } from "../once-done";
import type { ReadPage } from "./built-page";
import { pageTemplate, type Slot } from "./page-template";

/** What a visitor without scripts has to be told. */
export interface Notice {
  heading: string;
  /** What to do about each refused field. */
  errors: Partial<Record<EnquiryField | "idempotencyKey", string>>;
}

/** A form that comes back to who sent it. */
export interface RefusedForm {
  notice: Notice;
  /** The fields as they came. */
  values: Readonly<Partial<Record<string, string>>>;
  /** The idempotency key with which it is sent again; undefined leaves that to the server. */
  key: string | undefined;
}

type RefusedSlot = Slot<RefusedForm>;
type Selection = ReturnType<CheerioAPI>;

const control = (form: Selection, name: string): Selection => form.find(`[name="${name}"]`).first();

const placeValue = ($: CheerioAPI, slot: RefusedSlot, field: Selection, name: EnquiryField): void => {
  const value = slot(({ values }) => escapeHtml(values[name] ?? ""));
  if (field.is("textarea")) field.text(value);
  else if (!field.is("select")) field.attr("value", value);
  else {
    field.find("option").each((_index, option) => {
      const own = $(option).attr("value") ?? $(option).text();
      const selected = slot(({ values }) => (own === (values[name] ?? "") ? "selected" : ""));
      $(option).removeAttr("selected").attr(selected, "");
    });
  }
};

const placeProblem = (slot: RefusedSlot, field: Selection, name: EnquiryField): void => {
  const id = escapeHtml(`${field.attr("id") ?? ""}-problem`);
  const ifRefused = (toHtml: (text: string) => string) =>
    slot(({ notice }) => (notice.errors[name] === undefined ? "" : toHtml(notice.errors[name])));
  field.attr(
    ifRefused(() => `aria-invalid="true" aria-describedby="${id}"`),
    "",
  );
  field.before(ifRefused((text) => `<p id="${id}" data-problem>${escapeHtml(text)}</p>`));
};

/** The summary links to each refused field. The key has no field that a visitor sees. */
const placeSummary = (slot: RefusedSlot, form: Selection): void => {
  const ids = new Map(enquiryFields.map((name) => [name, control(form, name).attr("id") ?? ""]));
  const item = (name: EnquiryField, text: string) =>
    `<li><a href="#${escapeHtml(ids.get(name) ?? "")}">${escapeHtml(text)}</a></li>`;
  form.prepend(
    slot(({ notice: { heading, errors } }) => {
      const items = enquiryFields.flatMap((name) => (errors[name] === undefined ? [] : [item(name, errors[name])]));
      if (errors.idempotencyKey !== undefined) items.push(`<li>${escapeHtml(errors.idempotencyKey)}</li>`);
      const told =
        items.length > 0
          ? `<h3>${escapeHtml(heading)}</h3><ul>${items.join("")}</ul>`
          : `<p>${escapeHtml(heading)}</p>`;
      return `<div role="alert" tabindex="-1" autofocus data-notice="problem">${told}</div>`;
    }),
  );
};

const placeKey = (slot: RefusedSlot, form: Selection): void => {
  form.append(
    slot(({ key }) =>
      key === undefined ? "" : `<input type="hidden" name="${hiddenFields.idempotencyKey}" value="${escapeHtml(key)}">`,
    ),
  );
};

const refusedFormPage = (html: string): ((refused: RefusedForm) => string) =>
  pageTemplate(html, ($, slot) => {
    const form = $(`form[action^="${apiRoutes.contact}"]`).first();
    placeSummary(slot, form);
    for (const name of enquiryFields) {
      const field = control(form, name);
      placeValue($, slot, field, name);
      placeProblem(slot, field, name);
    }
    placeKey(slot, form);
    $("head title").prepend(slot(({ notice }) => `${escapeHtml(notice.heading)}: `));
  });

/**
 * The page of each form as it looks when scripts refuse an enquiry: the notice,
 * the texts at the fields, and everything that the visitor wrote.
 *
 * @returns what renders one. It reads the built page at its first call, and again when that failed
 */
export const refusedFormPages = (
  readPage: ReadPage,
): ((form: EnquiryFormName, refused: RefusedForm) => Promise<string>) => {
  const pages = {
    contact: onceDone(async () => refusedFormPage(await readPage(routes.contact))),
    home: onceDone(async () => refusedFormPage(await readPage(routes.home))),
  };
  return async (form, refused) => (await pages[form]())(refused);
};

/**
 * The page that says that an enquiry has arrived, with its reference.
 *
 * @returns what renders it, as above
 */
export const receivedPage = (readPage: ReadPage): ((sentence: string) => Promise<string>) => {
  const page = onceDone(async () =>
    pageTemplate<string>(await readPage(routes.enquiryReceived), ($, slot) => {
      $("[data-reference]").text(slot(escapeHtml));
    }),
  );
  return async (sentence) => (await page())(sentence);
};
