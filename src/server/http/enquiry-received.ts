import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { readReference } from "../reference";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { type Handler, queryOf, sendJson, sendOn, sendPage } from "./handler";
import { type ReadPage, receivedPage } from "./pages";

/**
 * `GET /api/enquiry-received?reference=…`: tells a visitor without scripts that
 * the enquiry has arrived. A reference that cannot be one is not repeated.
 */
export const enquiryReceivedHandler = (readPage: ReadPage, words: EnquiryFormWords): Handler => {
  const page = receivedPage(readPage);
  return async (request, response) => {
    const reference = readReference(queryOf(request).get("reference") ?? "");
    if (reference === undefined) {
      sendOn(response, routes.contact);
      return;
    }
    try {
      const html = await page(fillTemplate(words.reference, { reference }));
      sendPage(response, { status: 200 }, html);
    } catch {
      sendJson(response, { status: 200 }, { message: words.success, reference });
    }
  };
};
