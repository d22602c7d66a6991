import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { readReference } from "../../domain/enquiry/reference";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { type ReadPage, receivedPage } from "./form-page";
import { type Handler, sendJson, sendPage } from "./handler";

/**
 * `GET /api/enquiry-received?reference=…`: tells a visitor without scripts that
 * the enquiry has arrived. A reference that cannot be one is not repeated.
 */
export const enquiryReceivedHandler =
  (readPage: ReadPage, words: EnquiryFormWords): Handler =>
  async (request, response) => {
    // No address is asked of `URL` here: it throws at some that a server lets through.
    const query = new URLSearchParams(request.url?.split("?", 2)[1]);
    const reference = readReference(query.get("reference") ?? "");
    if (reference === undefined) {
      response.writeHead(303, { location: routes.contact }).end();
      return;
    }
    try {
      const sentence = fillTemplate(words.reference, { reference });
      sendPage(response, { status: 200 }, receivedPage(await readPage(routes.enquiryReceived), sentence));
    } catch {
      sendJson(response, { status: 200 }, { message: words.success, reference });
    }
  };
