import type { Channel, Delivery } from "./enquiry-store";

/**
 * The tables as both databases have them. Moments are ISO 8601 in UTC, which
 * sort as text; lists and records are JSON in text.
 */
export interface Tables {
  enquiry: {
    reference: string;
    received_at: string;
    form: string | null;
    idempotency_key: string | null;
    first_name: string;
    last_name: string;
    email: string;
    phone: string;
    service: string;
    message: string;
    attribution: string;
    /** What was written into the fields that have no column. */
    details: string;
    client_hash: string | null;
    quarantine_reasons: string;
    /** 1 while it is set aside. */
    quarantined: number;
    released_at: string | null;
  };
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
  /** Which mailbox was sent an acknowledgement on which day (`yyyy-mm-dd`, UTC). */
  acknowledged: { mailbox: string; day: string };
  /** What operators were told of each kind of problem, and when. */
  alert: { kind: string; told: number; told_at: string };
  /** One row, written by the readiness check. */
  readiness: { id: number; checked_at: string; padding: string };
}
