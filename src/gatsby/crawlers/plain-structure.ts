import type { CheerioAPI } from "cheerio/slim";
import { headings } from "./without-interface";

/** The entries of a list may be cards with headings, which would cut the list into chapters. */
const nameCards = ($: CheerioAPI): void => {
  for (const entry of $("li")) {
    const heading = $(entry).find(headings).first();
    if (heading.length === 0) continue;
    $(entry).prepend($("<p></p>").append($("<strong></strong>").text(heading.text().trim())));
    heading.remove();
  }
};

/** Figures and what they count, a line each. */
const listFigures = ($: CheerioAPI): void => {
  for (const list of $("dl")) {
    const lines = $("<ul></ul>");
    for (const term of $(list).find("dt")) {
      lines.append($("<li></li>").text(`${$(term).text().trim()}: ${$(term).nextAll("dd").first().text().trim()}`));
    }
    $(list).replaceWith(lines);
  }
};

const openQuestions = ($: CheerioAPI): void => {
  for (const summary of $("details > summary")) {
    $(summary).replaceWith($("<h3></h3>").text($(summary).text().trim()));
  }
};

/** A film is named by its label, and shown by the picture under it. */
const stillFilms = ($: CheerioAPI): void => {
  for (const film of $("video")) {
    const { "aria-label": alt = "" } = film.attribs;
    $(film).prev("picture").find("img").attr({ alt }).closest("picture").wrap("<p></p>");
    $(film).remove();
  }
};

/** A picture that only decorates has no words, which are all that Markdown could show of it. */
const removeDecoration = ($: CheerioAPI): void => {
  $("img:not([alt]), img[alt='']").remove();
};

/** What is a list or one of its entries by its role alone. */
const nameLists = ($: CheerioAPI): void => {
  $("div[role='list']").prop("tagName", "ul");
  $("div[role='listitem']").prop("tagName", "li");
};

/** Neighbours that only their borders keep apart. */
const partLinks = ($: CheerioAPI): void => {
  $("a + a").before(" ");
  $("picture, :not(picture) > img").after(" ");
};

/**
 * Brings a page into the few forms that Markdown has. Its headline comes first,
 * before what leads up to it.
 *
 * @param $ a document; it is changed
 */
export const simplifyStructure = ($: CheerioAPI): void => {
  nameLists($);
  nameCards($);
  listFigures($);
  openQuestions($);
  stillFilms($);
  removeDecoration($);
  partLinks($);
  $("main").prepend($("h1").first());
};
