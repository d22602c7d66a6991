import fc from "fast-check";
import { attributionFields } from "../../../../src/domain/enquiry/attribution";
import { enquiryFields, enquiryForms, hiddenFields } from "../../../../src/domain/enquiry/fields";
import { type Asked, formType } from "./http-client";

const names = [...enquiryFields, ...Object.values(hiddenFields), ...attributionFields];

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom("\r", "\n", "\u0000", "\u2028", "\u202E", "\uD800", "\uFEFF", "<", '"', "a", "{"),
  }),
  fc.tuple(fc.constantFrom("x", "क", "🚀", " "), fc.integer({ min: 0, max: 6000 })).map(([unit, n]) => unit.repeat(n)),
);
const someText = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: anyText },
);

/** Texts by name, of which many are accepted. */
const likelyFields = fc.record({
  firstName: someText,
  lastName: someText,
  email: fc.oneof({ weight: 9, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: anyText }),
  phone: someText,
  service: someText,
  message: someText,
  form: fc.constantFrom(...enquiryForms, "other"),
});
const anyFields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), anyText);
const texts = fc.oneof(likelyFields, anyFields);

const formBody = texts.map((fields) => new URLSearchParams(fields).toString());
const jsonBody = fc.oneof(texts, fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), fc.jsonValue());
const rawBody = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.string({ unit: "binary" }),
  fc.integer({ min: 90_000, max: 400_000 }).map((length) => "message=".padEnd(length, "%")),
);

const types = [
  "application/json",
  `${formType}; charset=utf-8`,
  formType,
  "text/plain",
  "multipart/form-data",
  ";",
  "/",
];
const anyType = fc.constantFrom(...types);
const accept = fc.constantFrom("text/html", "application/json", "*/*", "");

const typed = (type: fc.Arbitrary<string>, body: fc.Arbitrary<string | Uint8Array>): fc.Arbitrary<Asked> =>
  fc.record({ type, accept, body }).map(({ type: contentType, accept: taken, body: sent }) => ({
    headers: { "content-type": contentType, accept: taken },
    body: sent,
  }));

/** Any post that a program can send, with those that get far more often than chance has them. */
export const anyRequest = fc.oneof(
  typed(fc.constant(formType), formBody),
  typed(
    fc.constant("application/json"),
    jsonBody.map((value) => JSON.stringify(value)),
  ),
  typed(anyType, rawBody),
  typed(anyType, fc.oneof(formBody, fc.json())),
);
