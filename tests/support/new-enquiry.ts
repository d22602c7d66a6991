import { randomBytes } from "node:crypto";
import { referenceFrom } from "../../src/server/reference";
import type { NewEnquiry } from "../../src/server/store/enquiry-store";

/** A unique enquiry, with overrides. */
export const newEnquiry = (wanted: Partial<NewEnquiry> = {}): NewEnquiry => ({
  reference: referenceFrom(randomBytes(8)),
  receivedAt: new Date("2026-03-01T12:00:00.000Z"),
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "",
  service: "Web Hosting",
  message: "We move our shop.",
  form: undefined,
  idempotencyKey: undefined,
  attribution: {},
  quarantineReasons: [],
  ...wanted,
});
