import { type Attribution, attributionFields, attributionOf } from "../../domain/enquiry/attribution";

const storageKey = "attribution";

/** What is noted while the browser keeps nothing for us. */
let memory: Attribution | undefined;

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

const store = (note: Attribution): void => {
  memory = note;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(note));
  } catch {
    // Storage may be blocked or full. The memory then lasts as long as the document, which is most visits.
  }
};

const read = (text: string): Attribution => {
  try {
    const note = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    return Object.fromEntries(
      attributionFields.flatMap((name) => (typeof note?.[name] === "string" ? [[name, note[name]]] : [])),
    );
  } catch {
    return {};
  }
};

/** Notes where this tab's visit came from. Only the first call of a tab counts. */
export const noteAttribution = (url: string, referrer: string): void => {
  if (memory !== undefined || stored() !== null) return;
  store(attributionOf(url, referrer));
};

/** Where this tab's visit came from; nothing when that is not known. */
export const notedAttribution = (): Attribution => {
  const text = stored();
  return text === null ? (memory ?? {}) : read(text);
};
