import { attributionFields, attributionLimit } from "../../../../src/domain/enquiry/attribution";
import { checkEnquiry } from "../../../../src/domain/enquiry/enquiry-schema";
import { hiddenFields } from "../../../../src/domain/enquiry/fields";

const written = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 00000 00001",
  service: "Web Hosting",
  message: "We move our shop.",
};

const enquiryWith = (hidden: Record<string, unknown>) => {
  const checked = checkEnquiry({ ...written, ...hidden });
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.problems)}`);
  return checked.enquiry;
};

describe("what travels unseen", () => {
  it("is kept when it is as expected", () => {
    const enquiry = enquiryWith({
      form: "home",
      idempotencyKey: "key",
      token: "token",
      website: "",
      landingPage: "/blog",
      utm_source: "news",
    });
    expect(enquiry).toMatchObject({ form: "home", idempotencyKey: "key", token: "token", baited: false });
    expect(enquiry.attribution).toEqual({ landingPage: "/blog", utm_source: "news" });
  });

  const { idempotencyKey, ...harmless } = hiddenFields;

  it.each([...Object.values(harmless), ...attributionFields])("never costs an enquiry: %s", (name) => {
    for (const value of [null, 7, [], {}, "", "x".repeat(100_000), "\u0000\r\n", true])
      expect(checkEnquiry({ ...written, [name]: value }).ok).toBe(true);
  });

  it("counts as absent when it is not as expected", () => {
    const enquiry = enquiryWith({ form: "other", token: 7, utm_term: "\r\n" });
    expect(enquiry).toMatchObject({ form: undefined, token: undefined, attribution: {} });
  });

  it("has a key that every database stores as it is, or is refused", () => {
    for (const key of ["a", " ", "~".repeat(128)])
      expect(enquiryWith({ [idempotencyKey]: key }).idempotencyKey).toBe(key);
    for (const key of ["", "~".repeat(129), "a\u0000b", "\uD800", "ü", "a\n", "\u007F", null, 7, []]) {
      const problems = { idempotencyKey: "invalid" };
      expect(checkEnquiry({ ...written, [idempotencyKey]: key })).toEqual({ ok: false, problems });
    }
  });

  it("is cut to what is kept, and to one line", () => {
    const { attribution } = enquiryWith({ referrer: `https://example.org/\r\n${"x".repeat(9_000)}` });
    expect(attribution.referrer).toHaveLength(attributionLimit);
    expect(attribution.referrer).toMatch(/^https:\/\/example\.org\/ x+$/);
  });

  it("gives away who fills in what people do not see", () => {
    expect(enquiryWith({ website: "https://spam.example" }).baited).toBe(true);
    for (const website of [undefined, "", "  ", 7]) expect(enquiryWith({ website }).baited).toBe(false);
  });

  it("is nothing but what is known", () => {
    const enquiry = enquiryWith({ admin: true, status: "released" });
    for (const name of ["admin", "status"]) expect(enquiry).not.toHaveProperty(name);
  });
});
