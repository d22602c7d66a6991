import { type Attribution, attributionOf } from "../../domain/enquiry/attribution";

const storageKey = "attribution";

/** What is noted while the browser keeps nothing for us: it lasts as long as the document, which is most visits. */
let memory: Attribution | undefined;

/** Where this tab's visit came from; undefined when that is not known. */
export const notedAttribution = (): Attribution | undefined => {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? memory : (JSON.parse(text) as Attribution);
  } catch {
    return memory;
  }
};

/** Notes where this tab's visit came from. Only the first call of a tab counts. */
export const noteAttribution = (url: string, referrer: string): void => {
  if (notedAttribution() !== undefined) return;
  memory = attributionOf(url, referrer);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage may be blocked or full.
  }
};
