import type { Attribution } from "../../domain/enquiry/attribution";
import type { EnquiryValues } from "../../domain/enquiry/enquiry-schema";

/** Where an enquiry is delivered to: the team's inbox, another program, the prospect. */
export const channels = ["mail", "webhook", "acknowledgement"] as const;
export type Channel = (typeof channels)[number];

export interface NewEnquiry extends EnquiryValues {
  /** As `referenceFrom` writes it; names the enquiry from here on. */
  reference: string;
  receivedAt: Date;
  form?: string | undefined;
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
