import { randomUUID } from "node:crypto";
import type { OutboxPorts } from "../../../../src/server/outbox/attempt";
import type { Channel, ClaimedDelivery, Outcome } from "../../../../src/server/store/enquiry-store";
import { storedEnquiry } from "./stored-enquiry";

interface Row extends ClaimedDelivery {
  status: Outcome["status"];
  due: Date;
  leaseUntil: Date | undefined;
  /** The outcome of each attempt. */
  outcomes: Outcome[];
}

/** The store's deliveries in memory, for the outbox. */
export const memoryDeliveries = () => {
  const rows: Row[] = [];
  const held = ({ enquiry, channel, lease }: ClaimedDelivery) =>
    rows.find((row) => row.enquiry === enquiry && row.channel === channel && row.lease === lease);

  const store: OutboxPorts["store"] = {
    claim: (channel, now, leaseUntil) => {
      const isDue = (row: Row) => row.status === "pending" && row.due <= now && (row.leaseUntil ?? now) <= now;
      const row = rows.find((one) => one.channel === channel && isDue(one));
      if (row === undefined) return Promise.resolve(undefined);
      Object.assign(row, { attempts: row.attempts + 1, lease: randomUUID(), leaseUntil });
      const { attempts, lease, createdAt, enquiry } = row;
      return Promise.resolve({ channel, attempts, lease, createdAt, enquiry });
    },
    retryWaiting: (channel, now) => {
      const waiting = rows.filter((row) => row.channel === channel && row.status === "pending" && row.due > now);
      for (const row of waiting) row.due = now;
      return Promise.resolve(waiting.length);
    },
    settle: (claim, outcome) => {
      const row = held(claim);
      if (row === undefined) return Promise.resolve(false);
      row.outcomes.push(outcome);
      Object.assign(row, { status: outcome.status, lease: "", leaseUntil: undefined });
      if (outcome.status === "pending") row.due = outcome.nextAttemptAt;
      return Promise.resolve(true);
    },
  };

  const owe = (channel: Channel, reference: string = randomUUID()): Row => {
    const createdAt = new Date();
    const enquiry = storedEnquiry({ reference });
    const claim = { channel, attempts: 0, lease: "", createdAt, enquiry };
    const row: Row = { ...claim, status: "pending", due: createdAt, leaseUntil: undefined, outcomes: [] };
    rows.push(row);
    return row;
  };

  return { store, owe };
};
