import { attributionFields } from "../../domain/enquiry/attribution";
import { enquiryFields, hiddenFields } from "../../domain/enquiry/fields";
import { isObject } from "../../domain/is-object";

const names = [...enquiryFields, ...Object.values(hiddenFields), ...attributionFields];

const pick = <Value>(sent: Readonly<Record<string, Value>>): Partial<Record<string, Value>> =>
  // An inherited property is no field.
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(sent, name) ? [[name, sent[name]]] : [])));

/**
 * The fields of an enquiry that a program sent as JSON. Other names go no further.
 *
 * @returns what is no object as it is, which the pipeline refuses
 */
export const knownFields = (sent: unknown): unknown => (isObject(sent) ? pick({ ...sent }) : sent);

/** The same of a form, which cannot leave out a field that it has: an empty key counts as absent. */
export const knownFormFields = (sent: Readonly<Record<string, string>>): Partial<Record<string, string>> => {
  const { idempotencyKey, ...fields } = pick(sent);
  return idempotencyKey ? { ...fields, idempotencyKey } : fields;
};
