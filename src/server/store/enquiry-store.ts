import type { Enquiry } from "../../domain/enquiry/enquiry-schema";

/** The targets of deliveries: the team's inbox, a webhook, the prospect. */
export const channels = ["mail", "webhook", "acknowledgement"] as const;
export type Channel = (typeof channels)[number];

export interface NewEnquiry extends Omit<Enquiry, "token" | "honeypotFilled"> {
  /** The enquiry's id, as made by `referenceFrom`. */
  reference: string;
  receivedAt: Date;
  /** A keyed hash of the client's address; the address itself is not kept. */
  clientHash?: string | undefined;
  /** Why it was quarantined; empty if it was not. */
  quarantineReasons: readonly string[];
}

export interface Delivery {
  channel: Channel;
  status: "pending" | "delivered" | "failed";
  attempts: number;
  nextAttemptAt: Date;
  deliveredAt: Date | undefined;
  /** The name of the last error, without personal data. */
  lastError: string | undefined;
}

export interface StoredEnquiry extends NewEnquiry {
  releasedAt: Date | undefined;
  deliveries: Delivery[];
}

/** A delivery that is exclusive to one worker until its lease ends. */
export interface ClaimedDelivery {
  channel: Channel;
  /** Includes this attempt. */
  attempts: number;
  /** The id of this claim: a later one of the same row has another. */
  lease: string;
  /** When the delivery was first due; the start of its age. */
  createdAt: Date;
  enquiry: StoredEnquiry;
}

export type Outcome =
  | { status: "delivered"; at: Date }
  | { status: "pending"; nextAttemptAt: Date; error: string }
  | { status: "failed"; error: string };
