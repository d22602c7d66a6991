import type { CheerioAPI } from "cheerio/slim";
import { blogFolders } from "../../domain/paths";

/** What is there to be used, or for the eye alone, and says nothing. */
const interfaceParts = [
  ...["nav", "form", "button", "dialog", "svg", "script", "style", "template", "noscript"],
  ...["[hidden]", "[popover]", "[aria-hidden='true']", "[role='status']", "[role='progressbar']", "[data-interface]"],
].join();

/** Selects headings of every rank. */
export const headings = "h1,h2,h3,h4,h5,h6";

/** The topics of an article or of the blog as a line: they say what it is about. */
const keepTopics = ($: CheerioAPI): void => {
  for (const nav of $("nav[aria-label]")) {
    const links = $(nav).find("a").toArray();
    if (links.length === 0 || !links.every((link) => $(link).attr("href")?.startsWith(`${blogFolders.tag}/`))) continue;
    const line = $("<p></p>").text(`${$(nav).attr("aria-label") ?? ""}: `);
    links.forEach((link, index) => {
      $(link).text($(link).text().trim());
      line.append(index === 0 ? "" : ", ", link);
    });
    $(nav).replaceWith(line);
  }
};

/** A button that shows pictures, such as a card that turns over, leaves them. */
const keepPictures = ($: CheerioAPI): void => {
  for (const button of $("button:has(img)")) $(button).replaceWith($(button).find("img"));
};

/** A section whose form is gone may have nothing left but its heading. */
const removeEmptySections = ($: CheerioAPI): void => {
  for (const section of $("section").toArray().reverse()) {
    const content = $(section).clone();
    content.find(headings).remove();
    if (content.text().trim() === "" && content.find("img,video").length === 0) $(section).remove();
  }
};

/**
 * Leaves of a page what it says and shows: no menus, forms and buttons, nothing
 * hidden and nothing marked with `data-interface`.
 *
 * @param $ a document; it is changed
 */
export const removeInterface = ($: CheerioAPI): void => {
  keepTopics($);
  keepPictures($);
  $(interfaceParts).remove();
  removeEmptySections($);
};
