import type { Deliver, OutboxPorts } from "../../../../src/server/outbox/attempt";
import { memoryDeliveries } from "./memory-deliveries";
import { memoryLog } from "./memory-log";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** Fails a number of times, and records the deliveries. */
export const failingDelivery = (
  times: number,
  failure: Error = Object.assign(new Error("planted"), { code: "EDOWN" }),
) => {
  const references: string[] = [];
  const deliver: Deliver = ({ reference }) => {
    references.push(reference);
    return references.length > times ? Promise.resolve() : Promise.reject(failure);
  };
  return { deliver, references: () => references };
};

/** Settles only when aborted. */
export const untilAborted: Deliver = (_enquiry, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

/** An outbox's ports on an in-memory store. */
export const outboxPorts = (deliver: OutboxPorts["deliver"], wanted: Partial<OutboxPorts> = {}) => {
  const { store, owe } = memoryDeliveries();
  const log = memoryLog();
  const times = { DELIVERY_TIMEOUT_MS: minute, OUTBOX_RETRY_MS: 10 * second, OUTBOX_GIVE_UP_HOURS: 1 };
  const ports = { store, deliver, logger: log.logger, OUTBOX_CONCURRENCY: 4, ...times, ...wanted };
  return { ports, owe, log };
};
