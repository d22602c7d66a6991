import type { Attribution } from "../../domain/enquiry/attribution";
import { type ExtraField, extraValues } from "../../domain/enquiry/fields";
import type { Channel, Delivery, NewEnquiry, StoredEnquiry } from "./enquiry-store";

export const moment = (date: Date): string => date.toISOString();
export const dateOf = (text: string | null): Date | undefined => (text === null ? undefined : new Date(text));

/** Converts a new enquiry to its row. Lists and records are JSON text. */
export const enquiryRow = (enquiry: NewEnquiry) => ({
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
  /** The values of the fields without a column. */
  details: JSON.stringify(extraValues(enquiry)),
  client_hash: enquiry.clientHash ?? null,
  quarantine_reasons: JSON.stringify(enquiry.quarantineReasons),
  /** 1 while it is in quarantine. */
  quarantined: enquiry.quarantineReasons.length > 0 ? 1 : 0,
  released_at: null as string | null,
});

/** The tables of both databases. Dates are ISO 8601 in UTC, which sort as text. */
export interface Tables {
  enquiry: ReturnType<typeof enquiryRow>;
  delivery: {
    reference: string;
    channel: Channel;
    status: Delivery["status"];
    attempts: number;
    created_at: string;
    next_attempt_at: string;
    lease: string | null;
    lease_until: string | null;
    delivered_at: string | null;
    last_error: string | null;
  };
  secret: { name: string; value: string };
  /** Mailboxes that were sent an acknowledgement, by day (`yyyy-mm-dd`, UTC). */
  acknowledged: { mailbox: string; day: string };
  /** The last count and time of each kind of alert. */
  alert: { kind: string; told: number; told_at: string };
  /** One row, written by the readiness check. */
  readiness: { id: number; checked_at: string; padding: string };
}

const deliveryOf = (row: Tables["delivery"]): Delivery => ({
  channel: row.channel,
  status: row.status,
  attempts: row.attempts,
  nextAttemptAt: new Date(row.next_attempt_at),
  deliveredAt: dateOf(row.delivered_at),
  lastError: row.last_error ?? undefined,
});

/** Builds an enquiry from its row and those of its deliveries. */
export const enquiryOf = (row: Tables["enquiry"], deliveries: Tables["delivery"][]): StoredEnquiry => ({
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
