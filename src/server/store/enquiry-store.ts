import type { Attribution } from "../../domain/enquiry/attribution";
import type { EnquiryValues } from "../../domain/enquiry/enquiry-schema";
import type { EnquiryFormName } from "../../domain/enquiry/fields";

/** Where an enquiry is delivered to: the team's inbox, another program, the prospect. */
export const channels = ["mail", "webhook", "acknowledgement"] as const;
export type Channel = (typeof channels)[number];

export interface NewEnquiry extends EnquiryValues {
  /** As `referenceFrom` writes it; names the enquiry from here on. */
  reference: string;
  receivedAt: Date;
  form?: EnquiryFormName | undefined;
  idempotencyKey?: string | undefined;
  attribution: Attribution;
  /** A keyed hash of the client's address; the address itself is not kept. */
  clientHash?: string | undefined;
  /** Why it was set aside; empty when it was not. */
  quarantineReasons: readonly string[];
}

export interface Delivery {
  channel: Channel;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  nextAttemptAt: Date;
  deliveredAt: Date | undefined;
  /** What went wrong last, in words without personal data. */
  lastError: string | undefined;
}

export interface StoredEnquiry extends NewEnquiry {
  releasedAt: Date | undefined;
  deliveries: Delivery[];
}

/** A delivery that one worker has to itself until its lease ends. */
export interface ClaimedDelivery {
  channel: Channel;
  /** Counts this attempt. */
  attempts: number;
  /** Names this claim: a later one of the same row has another. */
  lease: string;
  /** When the delivery was first due, from which its age counts. */
  createdAt: Date;
  enquiry: StoredEnquiry;
}

export type Outcome =
  | { status: "delivered"; at: Date }
  | { status: "pending"; nextAttemptAt: Date; error: string }
  | { status: "failed"; error: string };

/**
 * Where enquiries are kept. Every method rejects when the database cannot be
 * reached or refuses; the tables are made, or brought up to date, by the first call.
 */
export interface EnquiryStore {
  /**
   * Stores an enquiry together with a delivery for each channel, durably and in
   * one transaction. An enquiry with an idempotency key that is known already
   * is not stored again. A mailbox is owed one acknowledgement a day at most.
   *
   * @returns the reference under which it is kept, which is the earlier one for a duplicate
   */
  add(enquiry: NewEnquiry, channels: readonly Channel[]): Promise<{ reference: string; duplicate: boolean }>;
  /** The reference of the enquiry that was sent with this key. */
  referenceOf(idempotencyKey: string): Promise<string | undefined>;
  /** Enquiries, newest first; without those in quarantine unless told. */
  list(filter?: { since?: Date | undefined; quarantined?: boolean }): Promise<StoredEnquiry[]>;
  find(reference: string): Promise<StoredEnquiry | undefined>;
  /**
   * Takes an enquiry out of quarantine and makes it due for delivery.
   *
   * @returns false when no enquiry of this reference is in quarantine
   */
  release(reference: string, channels: readonly Channel[], at: Date): Promise<boolean>;
  /** Deletes all enquiries from an e-mail address, whatever its case, and says how many there were. */
  erase(email: string): Promise<number>;
  /** How many enquiries there are, how many were received before a moment, and when the oldest and the newest were. */
  ages(before: Date): Promise<{ total: number; old: number; oldest: Date | undefined; newest: Date | undefined }>;
  /** Deletes all enquiries received before a moment, and says how many there were. */
  purge(before: Date): Promise<number>;
  /**
   * Claims the delivery that has been due for longest and that no other worker
   * holds. A first attempt is always due. No two callers, in whatever process,
   * are given the same one before its lease ends.
   */
  claim(channel: Channel, now: Date, leaseUntil: Date): Promise<ClaimedDelivery | undefined>;
  /** Extends a lease; false when the claim is no longer ours. */
  renew(claim: ClaimedDelivery, leaseUntil: Date): Promise<boolean>;
  /** Writes down how an attempt ended and gives the claim back; false when the claim was no longer ours. */
  settle(claim: ClaimedDelivery, outcome: Outcome): Promise<boolean>;
  /** Makes every undelivered delivery, given up or not, due now; says how many there are. */
  retryNow(now: Date): Promise<number>;
  /** A secret that all instances share: the one kept under this name, or else this candidate, which is kept then. */
  secret(name: string, candidate: string): Promise<string>;
  /** Resolves when the database has stored as much as the largest enquiry. */
  check(): Promise<void>;
  close(): Promise<void>;
}
