import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio/slim";
import { type EnquiryField, enquiryFields, type EnquiryFormName, hiddenFields } from "../../domain/enquiry/fields";
import { escapeHtml } from "../../domain/escape-html";
import { apiRoutes, type pagesForFunctions, routes } from "../../domain/paths";

type Page = (typeof pagesForFunctions)[number];

/** Gives the HTML of a built page by its path. */
export type ReadPage = (path: Page) => Promise<string>;

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
  errors: Partial<Record<EnquiryField, string>>;
}

/** The page on which each form stands. */
export const formPages: Record<EnquiryFormName, Page> = { contact: routes.contact, home: routes.home };

/** Without the scripts, which would take the page for another one and write it anew. */
const withoutScripts = (html: string): CheerioAPI => {
  const $ = load(html);
  $("script, link[as='script'], link[rel='modulepreload']").remove();
  return $;
};

const control = (form: ReturnType<CheerioAPI>, name: string) => form.find(`[name="${name}"]`).first();

const fill = ($: CheerioAPI, field: ReturnType<CheerioAPI>, value: string): void => {
  if (field.is("textarea")) field.text(value);
  else if (!field.is("select")) field.attr("value", value);
  else {
    field.find("option").each((_index, option) => {
      const isChosen = ($(option).attr("value") ?? $(option).text()) === value;
      if (isChosen) $(option).attr("selected", "");
      else $(option).removeAttr("selected");
    });
  }
};

const markRefused = (field: ReturnType<CheerioAPI>, text: string): void => {
  const problem = `${field.attr("id") ?? ""}-problem`;
  field.attr("aria-invalid", "true").attr("aria-describedby", problem);
  field.before(`<p id="${escapeHtml(problem)}" data-problem>${escapeHtml(text)}</p>`);
};

const summary = (form: ReturnType<CheerioAPI>, { heading, errors }: Notice): string => {
  const items = enquiryFields.flatMap((name) => {
    const text = errors[name];
    if (text === undefined) return [];
    return [`<li><a href="#${escapeHtml(control(form, name).attr("id") ?? "")}">${escapeHtml(text)}</a></li>`];
  });
  const list =
    items.length > 0 ? `<h3>${escapeHtml(heading)}</h3><ul>${items.join("")}</ul>` : `<p>${escapeHtml(heading)}</p>`;
  return `<div role="alert" tabindex="-1" autofocus data-notice="problem">${list}</div>`;
};

/**
 * The page of a form as it looks when scripts refuse an enquiry: the notice,
 * the texts at the fields, and everything that the visitor wrote.
 *
 * @param page the built page's HTML
 * @param values the fields as they came
 */
export const refusedFormPage = (page: string, values: Readonly<Record<string, string>>, notice: Notice): string => {
  const $ = withoutScripts(page);
  const form = $(`form[action^="${apiRoutes.contact}"]`).first();
  for (const name of enquiryFields) {
    const field = control(form, name);
    const problem = notice.errors[name];
    fill($, field, values[name] ?? "");
    if (problem !== undefined) markRefused(field, problem);
  }
  form.prepend(summary(form, notice));
  const key = values[hiddenFields.idempotencyKey] || randomUUID();
  form.append(`<input type="hidden" name="${hiddenFields.idempotencyKey}" value="${escapeHtml(key)}">`);
  $("title").text(`${notice.heading}: ${$("title").text()}`);
  return $.html();
};

/** The page that says that an enquiry has arrived, with its reference. */
export const receivedPage = (page: string, sentence: string): string => {
  const $ = withoutScripts(page);
  $("[data-reference]").text(sentence);
  return $.html();
};
