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
  it("needs what its own form requires, and keeps what only that form has", () => {
    const project = { form: "project", company: " Lamp\nShop ", email: written.email, budget: "Not sure yet" };
    expect(accepted({ ...project, newsletter: "yes" })).toMatchObject({
      ...{ firstName: "", lastName: "", phone: "", service: "", message: "" },
      ...{ form: "project", company: "Lamp Shop", budget: "Not sure yet", newsletter: "yes" },
    });
    expect(problems({ ...project, company: " ", budget: null })).toEqual({ company: "missing", budget: "missing" });
    for (const name of extraFields) expect(accepted({ ...contact, [name]: "" })).not.toHaveProperty(name);
  });

  it("keeps what its form does not have, since a page may be older than the form", () => {
    expect(accepted({ ...contact, company: "Lamp Shop" })).toMatchObject({ company: "Lamp Shop" });
  });

  it.each(basicFields)("by a form that requires it needs %s", (field) => {
    for (const value of [undefined, null, "", " \n\t ", "\u0000", 7, ["x"], {}])
      expect(problems({ ...contact, [field]: value })).toEqual({ [field]: "missing" });
  });

  it.each(["home", undefined, "unknown"])("needs no telephone number on the form %s", (form) => {
    for (const phone of [undefined, null, "", "  "]) expect(accepted({ ...written, form, phone }).phone).toBe("");
  });

  it.each(enquiryFields)("may use up the limit of %s and not one character more", (field) => {
    const most = ofLength(field, enquiryLimits[field]);
    expect(most).toHaveLength(enquiryLimits[field]);
    expect(problems({ ...contact, [field]: most })).toEqual({});
    expect(problems({ ...contact, [field]: ofLength(field, enquiryLimits[field] + 1) })).toEqual({
      [field]: "tooLong",
    });
  });

  it.each(["asha", "@example.org", "a b@example.org", "Asha <a@example.org>"])("has no address like %s", (email) => {
    expect(problems({ ...contact, email })).toEqual({ email: "invalid" });
  });
});

describe("what is kept of an enquiry", () => {
  it("has one line where the form has one, so that no header can be smuggled in", () => {
    const { firstName, email } = accepted({
      ...contact,
      firstName: "Asha\r\nBcc: all@example.org\u0000\u2028x",
      email: "asha@example.org\r\n",
    });
    expect(firstName).toBe("Asha Bcc: all@example.org x");
    expect(email).toBe("asha@example.org");
  });

  it("has the message's lines, however they were broken, and nothing that is not printed", () => {
    const { message } = accepted({ ...contact, message: "one\r\ntwo\rthree\u2028four\u0007\u202E\tfive\n" });
    expect(message).toBe("one\ntwo\nthree\nfour\tfive");
  });

  it("has no half of a character, which a database cannot write", () => {
    const halves = { firstName: "a\uD83D  b\uD83D", message: "a\uD83D" };
    expect(accepted({ ...contact, ...halves })).toMatchObject({ firstName: "a\uFFFD b\uFFFD", message: "a\uFFFD" });
  });
});

const enquiryWith = (hidden: Record<string, unknown>) => accepted({ ...written, ...hidden });

describe("what travels unseen", () => {
  it("is kept when it is as expected", () => {
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
  });

  it.each(["", "a\u0000b", "\uFFFD", "x".repeat(129)])("is refused when a database could change the key: %j", (key) => {
    expect(problems({ ...contact, idempotencyKey: key })).toEqual({ idempotencyKey: "invalid" });
  });

  const { idempotencyKey: _key, ...harmless } = hiddenFields;

  it.each([...Object.values(harmless), ...attributionFields])("never costs an enquiry: %s", (name) => {
    for (const value of [null, 7, [], {}, "", "x".repeat(100_000), "\u0000\r\n", true])
      expect(checkEnquiry({ ...written, [name]: value }).ok).toBe(true);
  });

  it("is cut to what is kept, and to one line", () => {
    const { attribution } = enquiryWith({ referrer: `https://example.org/\r\n${"x".repeat(9_000)}` });
    expect(attribution.referrer).toHaveLength(attributionLimit);
    expect(attribution.referrer).toMatch(/^https:\/\/example\.org\/ x+$/);
  });

  it("gives away who fills in what people do not see", () => {
    expect(enquiryWith({ website: "https://spam.example" }).honeypotFilled).toBe(true);
    for (const website of [undefined, "", "  ", 7]) expect(enquiryWith({ website }).honeypotFilled).toBe(false);
  });
});
