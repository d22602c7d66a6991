import fc from "fast-check";
import { attributionLimit } from "../../../../src/domain/enquiry/attribution";
import { enquiryFields, enquiryLimits } from "../../../../src/domain/enquiry/fields";
import { submitEnquiry } from "../../../../src/server/submit-enquiry";
import { anyRequest } from "../support/any-request";
import { contactServer } from "../support/contact-server";
import { ask } from "../support/http-client";
import { memoryPorts, type Stored } from "../support/submit-ports";

const { ports, stored, log } = memoryPorts();
let server: Awaited<ReturnType<typeof contactServer>>;
beforeAll(async () => {
  server = await contactServer({ submit: (input, address) => submitEnquiry(input, address, ports) });
});
afterAll(() => server.close());

const expectLimits = ({ enquiry }: Stored) => {
  for (const field of enquiryFields) expect(enquiry[field].length).toBeLessThanOrEqual(enquiryLimits[field]);
  for (const field of enquiryFields.filter((name) => name !== "phone")) expect(enquiry[field]).not.toBe("");
  for (const field of enquiryFields) expect(enquiry[field]).not.toMatch(/(?![\n\t])[\p{Cc}\p{Surrogate}]/u);
  for (const label of Object.values(enquiry.attribution)) expect(label.length).toBeLessThanOrEqual(attributionLimit);
};

describe("whatever is posted", () => {
  it("is answered, never as a failure of ours, and stored only within the limits", async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const before = stored.length;
        const { status, headers, text } = await ask(server.port, request);
        expect([200, 303, 400, 413, 415, 422]).toContain(status);
        const added = stored.slice(before);
        // The same form sent again is the same enquiry, so there may be none.
        expect(added.length).toBeLessThanOrEqual(status === 200 || status === 303 ? 1 : 0);
        added.forEach(expectLimits);
        if (headers["content-type"]?.startsWith("application/json")) expect(JSON.parse(text)).toHaveProperty("message");
        accepted += added.length;
      }),
      { numRuns: 800 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect(server.failures).toEqual([]);
    expect(server.log.text()).toBe("");
    expect(log.text()).not.toContain('"level":50');
  });
});
