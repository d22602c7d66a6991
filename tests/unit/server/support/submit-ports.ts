import type { Channel, NewEnquiry } from "../../../../src/server/store/enquiry-store";
import type { SubmitPorts } from "../../../../src/server/submit-enquiry";
import { memoryLog } from "./memory-log";

export const secret = "a secret of the test, long enough";

/** A prospect's input; each text is unique. */
export const written = {
  firstName: "Ashalata",
  lastName: "Raomandir",
  email: "asha.planted@example.org",
  phone: "+91 98765 00001",
  service: "Web Hosting",
  message: "We move our planted shop.",
};

export interface Stored {
  enquiry: NewEnquiry;
  channels: readonly Channel[];
}

/** In-memory ports, with overrides. */
export const memoryPorts = (wanted: Partial<SubmitPorts> = {}) => {
  const stored: Stored[] = [];
  const counted: string[] = [];
  const log = memoryLog();
  const known = (key: string | undefined) =>
    key === undefined ? undefined : stored.find(({ enquiry }) => enquiry.idempotencyKey === key)?.enquiry.reference;
  const released: string[] = [];
  const ports: SubmitPorts = {
    store: {
      add: (enquiry, channels) => {
        const earlier = known(enquiry.idempotencyKey);
        if (earlier !== undefined) return Promise.resolve({ reference: earlier, duplicate: true });
        stored.push({ enquiry, channels });
        return Promise.resolve({ reference: enquiry.reference, duplicate: false });
      },
      referenceOf: (key) => Promise.resolve(known(key)),
      release: (reference) => {
        released.push(reference);
        return Promise.resolve(true);
      },
    },
    limiter: {
      consume: (client) => {
        counted.push(client);
        return Promise.resolve(undefined);
      },
    },
    secret: () => Promise.resolve(secret),
    channels: ["mail", "webhook"],
    minFillTimeMs: 2000,
    alertStoreUnavailable: () => Promise.resolve(),
    logger: log.logger,
    ...wanted,
  };
  return { ports, stored, released, counted, log };
};
