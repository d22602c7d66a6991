import type { Insertable, Selectable } from "kysely";
import type { Attribution } from "../../domain/enquiry/attribution";
import { type ExtraField, extraValues } from "../../domain/enquiry/fields";
import type { Delivery, NewEnquiry, StoredEnquiry } from "./enquiry-store";
import type { Tables } from "./tables";

export const moment = (date: Date): string => date.toISOString();
export const dateOf = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));

export const enquiryRow = (enquiry: NewEnquiry): Insertable<Tables["enquiry"]> => ({
  reference: enquiry.reference,
  received_at: moment(enquiry.receivedAt),
  form: enquiry.form ?? null,
  idempotency_key: enquiry.idempotencyKey ?? null,
  first_name: enquiry.firstName,
  last_name: enquiry.lastName,
  email: enquiry.email,
  phone: enquiry.phone,
  service: enquiry.service,
  message: enquiry.message,
  attribution: JSON.stringify(enquiry.attribution),
  details: JSON.stringify(extraValues(enquiry)),
  client_hash: enquiry.clientHash ?? null,
  quarantine_reasons: JSON.stringify(enquiry.quarantineReasons),
  quarantined: enquiry.quarantineReasons.length > 0 ? 1 : 0,
  released_at: null,
});

const deliveryOf = (row: Selectable<Tables["delivery"]>): Delivery => ({
  channel: row.channel,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: new Date(row.next_attempt_at),
  deliveredAt: dateOf(row.delivered_at),
  lastError: row.last_error ?? undefined,
});

/** An enquiry from its row and those of its deliveries. */
export const enquiryOf = (
  row: Selectable<Tables["enquiry"]>,
  deliveries: Selectable<Tables["delivery"]>[],
): StoredEnquiry => ({
  reference: row.reference,
  receivedAt: new Date(row.received_at),
  form: row.form ?? undefined,
  idempotencyKey: row.idempotency_key ?? undefined,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  service: row.service,
  message: row.message,
  ...(JSON.parse(row.details) as Partial<Record<ExtraField, string>>),
  attribution: JSON.parse(row.attribution) as Attribution,
  clientHash: row.client_hash ?? undefined,
  quarantineReasons: JSON.parse(row.quarantine_reasons) as string[],
  releasedAt: dateOf(row.released_at),
  deliveries: deliveries.map(deliveryOf),
});
