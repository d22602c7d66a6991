import fc from "fast-check";
import { checkEnquiry, type Enquiry } from "../../../../src/domain/enquiry/enquiry-schema";
import { enquiryFields, enquiryForms, enquiryLimits, hiddenFields } from "../../../../src/domain/enquiry/fields";
import { attributionFields } from "../../../../src/domain/enquiry/attribution";
import { problemTexts } from "../../../../src/domain/enquiry/problem-texts";
import { spamScore } from "../../../../src/domain/enquiry/spam-score";
import words from "../../../../content/settings/enquiry-form.json";

const names = [...enquiryFields, ...Object.values(hiddenFields), ...attributionFields];

/** Any text that a program can send: every code unit, with those that do harm more often than others. */
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: fc.constantFrom("\r", "\n", "\u0000", "\u2028", "\u202E", "\uD800", "\uFEFF", " ", "a", "@") }),
  fc.string({ minLength: 70, maxLength: 300 }),
);
const anyInput = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), fc.oneof(anyText, fc.jsonValue())));

/** Six texts of which most are accepted. */
const likely = fc.record({
  firstName: anyText,
  lastName: anyText,
  email: fc.oneof(fc.emailAddress(), anyText),
  phone: anyText,
  service: anyText,
  message: anyText,
  form: fc.constantFrom(...enquiryForms, undefined),
});

const ifAccepted = (input: unknown, holds: (enquiry: Enquiry) => void) => {
  const checked = checkEnquiry(input);
  if (checked.ok) holds(checked.enquiry);
};

describe("whatever is sent", () => {
  it("is checked without throwing, and every refusal has words", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const checked = checkEnquiry(input);
        if (checked.ok) return;
        const texts = Object.values(problemTexts(checked.problems, words));
        expect(texts.length).toBeGreaterThan(0);
        expect(texts).toHaveLength(Object.keys(checked.problems).length);
      }),
      { numRuns: 500 },
    );
  });

  it("satisfies the limits once it is accepted, on single lines without control characters", () => {
    let count = 0;
    fc.assert(
      fc.property(likely, (input) => {
        ifAccepted(input, (enquiry) => {
          count += 1;
          for (const field of enquiryFields) expect(enquiry[field].length).toBeLessThanOrEqual(enquiryLimits[field]);
          const { message, ...lines } = Object.fromEntries(enquiryFields.map((field) => [field, enquiry[field]]));
          for (const line of Object.values(lines)) expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202E]/u);
          expect(message).not.toMatch(/(?![\n\t])[\p{Cc}\p{Surrogate}]/u);
        });
      }),
      { numRuns: 1000 },
    );
    // About one in fifteen is; none would mean that nothing was looked at.
    expect(count).toBeGreaterThan(10);
  });

  it("is the same when it is checked once more", () => {
    fc.assert(
      fc.property(likely, (input) => {
        ifAccepted(input, (enquiry) => {
          const { attribution, ...rest } = enquiry;
          expect(checkEnquiry({ ...rest, ...attribution })).toEqual({ ok: true, enquiry });
        });
      }),
      { numRuns: 1000 },
    );
  });

  it("has a score that is a number", () => {
    fc.assert(
      fc.property(likely, (input) => {
        ifAccepted(input, (enquiry) => expect(spamScore(enquiry).score).toBeGreaterThanOrEqual(0));
      }),
    );
  });
});
