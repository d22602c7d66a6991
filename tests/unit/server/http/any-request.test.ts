import fc from "fast-check";
import { attributionLimit } from "../../../../src/domain/enquiry/attribution";
import { enquiryFields, enquiryLimits, hiddenFields } from "../../../../src/domain/enquiry/fields";
import { submitEnquiry } from "../../../../src/server/submit-enquiry";
import { contactServer } from "../support/contact-server";
import { ask, formType } from "../support/http-client";
import { memoryPorts, type Stored } from "../support/submit-ports";

const { ports, stored, log } = memoryPorts();
let server: Awaited<ReturnType<typeof contactServer>>;
beforeAll(async () => {
  server = await contactServer({ submit: (input, address) => submitEnquiry(input, address, ports) });
});
afterAll(() => server.close());

const anyText = fc.oneof(
  { weight: 18, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom("\r", "\n", "\u0000", "\u202E", "\uD800", "<", "a") }) },
  { weight: 1, arbitrary: fc.integer({ max: 6000, min: 0 }).map((length) => "क".repeat(length)) },
);
const likelyFields = fc.record({
  ...Object.fromEntries(enquiryFields.map((name) => [name, anyText])),
  newsletter: fc.constantFrom("", "yes"),
  email: fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: anyText }),
});
const anyFields = fc.dictionary(fc.constantFrom(...enquiryFields, ...Object.values(hiddenFields)), fc.jsonValue());
const anyBody = fc.oneof(
  likelyFields.map((fields) => new URLSearchParams(fields).toString()),
  fc.oneof(likelyFields, anyFields, fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 3000 }),
);
const anyPost = fc.record({
  type: fc.constantFrom("application/json", formType, "text/plain", ";"),
  accept: fc.constantFrom("text/html", "application/json"),
  body: anyBody,
});

const expectLimits = ({ enquiry }: Stored) => {
  for (const field of enquiryFields) expect(enquiry[field]?.length ?? 0).toBeLessThanOrEqual(enquiryLimits[field]);
  expect(enquiry.email).not.toBe("");
  for (const field of enquiryFields) expect(enquiry[field] ?? "").not.toMatch(/(?![\n\t])[\p{Cc}\p{Surrogate}]/u);
  for (const label of Object.values(enquiry.attribution)) expect(label.length).toBeLessThanOrEqual(attributionLimit);
};

it("any POST gets an expected status, and is stored only within the limits", async () => {
  await fc.assert(
    fc.asyncProperty(anyPost, async ({ type, accept, body }) => {
      const { status } = await ask(server.port, { headers: { "content-type": type, accept }, body });
      expect([200, 303, 400, 413, 415, 422]).toContain(status);
    }),
    { numRuns: 800 },
  );
  expect(stored.length).toBeGreaterThan(20);
  stored.forEach(expectLimits);
  expect(server.failures).toEqual([]);
  expect(log.text()).not.toContain('"level":50');
});
