import { type Attribution, attributionOf } from "../../domain/enquiry/attribution";

const storageKey = "attribution";

/** Fallback while storage is blocked: lasts as long as the document, which covers most visits. */
let memory: Attribution | undefined;

/** The attribution of this tab's visit; undefined if unknown. */
export const notedAttribution = (): Attribution | undefined => {
  try {
    const text = sessionStorage.getItem(storageKey);
    return text === null ? memory : (JSON.parse(text) as Attribution);
  } catch {
    return memory;
  }
};

/** Stores the attribution of this tab's visit. Only the first call of a tab counts. */
export const noteAttribution = (url: string, referrer: string): void => {
  if (notedAttribution() !== undefined) return;
  memory = attributionOf(url, referrer);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage may be blocked or full.
  }
};
