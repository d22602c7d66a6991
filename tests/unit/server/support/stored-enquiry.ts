import type { StoredEnquiry } from "../../../../src/server/store/enquiry-store";
import { written } from "./submit-ports";

/** An enquiry as the store returns it, with overrides. */
export const storedEnquiry = (wanted: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  reference: "7QX2-M4KD",
  receivedAt: new Date("2026-03-01T12:00:00.000Z"),
  form: "contact",
  idempotencyKey: "a key that is nobody's business",
  ...written,
  message: "We move our planted shop.\nSoon.",
  attribution: { landingPage: "/services", utm_source: "news" },
  clientHash: "0123456789abcdef0123456789abcdef",
  quarantineReasons: [],
  releasedAt: undefined,
  deliveries: [],
  ...wanted,
});
