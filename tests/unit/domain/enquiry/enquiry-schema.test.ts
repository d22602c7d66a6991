import { attributionFields, attributionLimit } from "../../../../src/domain/enquiry/attribution";
import { checkEnquiry as check } from "../../../../src/domain/enquiry/enquiry-schema";
import {
  basicFields,
  type EnquiryField,
  enquiryFields,
  enquiryLimits,
  extraFields,
  type FormDefinition,
  hiddenFields,
} from "../../../../src/domain/enquiry/fields";

const written = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 00000 00001",
  service: "Web Hosting",
  message: "We move our shop.\nBy March, please.",
};
const contact = { ...written, form: "contact" };

const required = (...names: string[]) => names.map((field) => ({ field, required: true }));
const forms: FormDefinition[] = [
  { name: "contact", fields: required(...basicFields) },
  { name: "home", fields: [...required(...basicFields.filter((name) => name !== "phone")), { field: "phone" }] },
  { name: "project", fields: [...required("company", "email", "budget"), { field: "newsletter" }] },
];
const checkEnquiry = (input: unknown) => check(input, forms);

const accepted = (input: unknown) => {
  const checked = checkEnquiry(input);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.problems)}`);
  return checked.enquiry;
};
const problems = (input: unknown) => {
  const checked = checkEnquiry(input);
  return checked.ok ? {} : checked.problems;
};

/** A text of the given length in a valid format for the field. */
const ofLength = (field: EnquiryField, length: number): string =>
  field === "email" ? `${"a".repeat(64)}@${hostOfLength(length - 65)}` : "x".repeat(length);
const hostOfLength = (length: number): string =>
  length <= 63 ? "h".repeat(length) : `${"h".repeat(60)}.${hostOfLength(length - 61)}`;

describe("an enquiry", () => {
  it("requires the fields that its form requires, and keeps that form's extra fields", () => {
    const project = { form: "project", company: " Lamp\nShop ", email: written.email, budget: "Not sure yet" };
    expect(accepted({ ...project, newsletter: "yes" })).toMatchObject({
      firstName: "",
      lastName: "",
      phone: "",
      service: "",
      message: "",
      form: "project",
      company: "Lamp Shop",
      budget: "Not sure yet",
      newsletter: "yes",
    });
    expect(problems({ ...project, company: " ", budget: null })).toEqual({ company: "missing", budget: "missing" });
    for (const name of extraFields) expect(accepted({ ...contact, [name]: "" })).not.toHaveProperty(name);
  });

  it("drops unknown fields", () => {
    const hostile = '{"other":"x","__proto__":{"message":"planted"},"constructor":"x","toString":"x"}';
    const { message: _message, ...rest } = contact;
    expect(problems({ ...rest, ...(JSON.parse(hostile) as object) })).toEqual({ message: "missing" });
    expect(accepted({ ...contact, ...(JSON.parse(hostile) as object) })).toEqual(accepted(contact));
  });

  it("keeps fields that its form does not have, since a page may be older than the form", () => {
    expect(accepted({ ...contact, company: "Lamp Shop" })).toMatchObject({ company: "Lamp Shop" });
  });

  it.each(basicFields)("is invalid without %s on a form that requires it", (field) => {
    for (const value of [undefined, null, "", " \n\t ", "\u0000", 7, ["x"], {}])
      expect(problems({ ...contact, [field]: value })).toEqual({ [field]: "missing" });
  });

  it.each(["home", undefined, "unknown"])("needs no telephone number on the form %s", (form) => {
    for (const phone of [undefined, null, "", "  "]) expect(accepted({ ...written, form, phone }).phone).toBe("");
  });

  it.each(enquiryFields)("accepts %s at its length limit, and rejects one character more", (field) => {
    const most = ofLength(field, enquiryLimits[field]);
    expect(most).toHaveLength(enquiryLimits[field]);
    expect(problems({ ...contact, [field]: most })).toEqual({});
    expect(problems({ ...contact, [field]: ofLength(field, enquiryLimits[field] + 1) })).toEqual({
      [field]: "tooLong",
    });
  });

  it.each(["asha", "asha@gmail", "@example.org", "a b@example.org", "Asha <a@example.org>"])(
    "rejects the address %s",
    (email) => {
      expect(problems({ ...contact, email })).toEqual({ email: "invalid" });
    },
  );
});

describe("the normalised enquiry", () => {
  it("has single-line fields on one line, which prevents header injection", () => {
    const { firstName, email } = accepted({
      ...contact,
      firstName: "Asha\r\nBcc: all@example.org\u0000\u2028x",
      email: "asha@example.org\r\n",
    });
    expect(firstName).toBe("Asha Bcc: all@example.org x");
    expect(email).toBe("asha@example.org");
  });

  it("has an address without the invisible characters that copying may add", () => {
    expect(accepted({ ...contact, email: "\u200Basha@example.org\u200E" }).email).toBe("asha@example.org");
  });

  it("has an address with letters such as ü in its host, which not all browsers send in ASCII", () => {
    expect(accepted({ ...contact, email: "asha@bücher.example" }).email).toBe("asha@bücher.example");
  });

  it("has the message with normalised line breaks and without control characters", () => {
    const { message } = accepted({ ...contact, message: "one\r\ntwo\rthree\u2028four\u0007\u202E\tfive\n" });
    expect(message).toBe("one\ntwo\nthree\nfour\tfive");
  });

  it("has no lone surrogates, which a database cannot store", () => {
    const halves = { firstName: "a\uD83D  b\uD83D", message: "a\uD83D" };
    expect(accepted({ ...contact, ...halves })).toMatchObject({ firstName: "a\uFFFD b\uFFFD", message: "a\uFFFD" });
  });
});

const enquiryWith = (hidden: Record<string, unknown>) => accepted({ ...written, ...hidden });

describe("hidden fields", () => {
  it("are kept when they are valid", () => {
    const enquiry = enquiryWith({
      form: "home",
      idempotencyKey: "key",
      token: "token",
      website: "",
      landingPage: "/blog",
      utm_source: "news",
      utm_medium: " ",
    });
    expect(enquiry).toMatchObject({ form: "home", idempotencyKey: "key", token: "token", honeypotFilled: false });
    expect(enquiry.attribution).toEqual({ landingPage: "/blog", utm_source: "news" });
    expect(enquiryWith({ form: "unknown" }).form).toBeUndefined();
  });

  it.each(["", "a\u0000b", "\uFFFD", "x".repeat(129)])("reject idempotency keys a database could change: %j", (key) => {
    expect(problems({ ...contact, idempotencyKey: key })).toEqual({ idempotencyKey: "invalid" });
  });

  const { idempotencyKey: _key, ...harmless } = hiddenFields;

  it.each([...Object.values(harmless), ...attributionFields])("never make an enquiry invalid: %s", (name) => {
    for (const value of [null, 7, [], {}, "", "x".repeat(100_000), "\u0000\r\n", true])
      expect(checkEnquiry({ ...written, [name]: value }).ok).toBe(true);
  });

  it("are truncated to the limit, and to one line", () => {
    const { attribution } = enquiryWith({ referrer: `https://example.org/\r\n${"x".repeat(9_000)}` });
    expect(attribution.referrer).toHaveLength(attributionLimit);
    expect(attribution.referrer).toMatch(/^https:\/\/example\.org\/ x+$/);
    const cut = "x".repeat(attributionLimit - 1);
    expect(enquiryWith({ utm_term: `${cut}😀` }).attribution.utm_term).toBe(`${cut}\uFFFD`);
  });

  it("mark an enquiry that fills in the honeypot", () => {
    expect(enquiryWith({ website: "https://spam.example" }).honeypotFilled).toBe(true);
    for (const website of [undefined, "", "  ", 7]) expect(enquiryWith({ website }).honeypotFilled).toBe(false);
  });
});
