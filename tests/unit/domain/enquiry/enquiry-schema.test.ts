import { checkEnquiry } from "../../../../src/domain/enquiry/enquiry-schema";
import { type EnquiryField, enquiryFields, enquiryLimits } from "../../../../src/domain/enquiry/fields";

const written = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 00000 00001",
  service: "Web Hosting",
  message: "We move our shop.\nBy March, please.",
};
const contact = { ...written, form: "contact" };

const accepted = (input: unknown) => {
  const checked = checkEnquiry(input);
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.problems)}`);
  return checked.enquiry;
};
const problems = (input: unknown) => {
  const checked = checkEnquiry(input);
  return checked.ok ? {} : checked.problems;
};

/** A text of the given length that its field takes as far as its form goes. */
const ofLength = (field: EnquiryField, length: number): string =>
  field === "email" ? `${"a".repeat(64)}@${hostOfLength(length - 65)}` : "x".repeat(length);
const hostOfLength = (length: number): string =>
  length <= 63 ? "h".repeat(length) : `${"h".repeat(60)}.${hostOfLength(length - 61)}`;

describe("an enquiry", () => {
  it("is accepted from either form, and as a plain post of the six fields", () => {
    for (const form of ["contact", "home", undefined]) expect(accepted({ ...written, form })).toMatchObject(written);
  });

  it.each(enquiryFields)("on the contact page needs %s", (field) => {
    for (const value of [undefined, null, "", " \n\t ", "\u0000", 7, ["x"], {}])
      expect(problems({ ...contact, [field]: value })).toEqual({ [field]: "missing" });
  });

  it.each(["home", undefined, "unknown"])("needs no telephone number on the form %s", (form) => {
    for (const phone of [undefined, null, "", "  "]) expect(accepted({ ...written, form, phone }).phone).toBe("");
  });

  it("needs everything else on the home page", () => {
    expect(problems({ form: "home" })).toEqual({
      firstName: "missing",
      lastName: "missing",
      email: "missing",
      service: "missing",
      message: "missing",
    });
  });

  it.each(enquiryFields)("may use up the limit of %s and not one character more", (field) => {
    const most = ofLength(field, enquiryLimits[field]);
    expect(most).toHaveLength(enquiryLimits[field]);
    expect(problems({ ...contact, [field]: most })).toEqual({});
    expect(problems({ ...contact, [field]: ofLength(field, enquiryLimits[field] + 1) })).toEqual({
      [field]: "tooLong",
    });
  });

  it("is measured as it is kept, without the blanks around it", () => {
    expect(accepted({ ...contact, firstName: `  ${"x".repeat(80)}  ` }).firstName).toHaveLength(80);
  });

  it.each(["asha", "asha@", "@example.org", "a b@example.org", "a@b@c", "Asha <a@example.org>", "a@-example.org"])(
    "is not answered to %s",
    (email) => {
      expect(problems({ ...contact, email })).toEqual({ email: "invalid" });
    },
  );

  it.each(["a@example", "a.b+c@sub.example.org", "o'neill@example.org"])("is answered to %s", (email) => {
    expect(accepted({ ...contact, email }).email).toBe(email);
  });

  it("keeps a service that the site no longer has", () => {
    expect(accepted({ ...contact, service: "Telegrams" }).service).toBe("Telegrams");
  });

  it.each([null, undefined, "text", 7, true, [], [contact]])(
    "that is %p misses everything that is required",
    (input) => {
      expect(Object.values(problems(input))).toEqual(Array(5).fill("missing"));
    },
  );
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

  it("has the scripts and signs of every language", () => {
    const names = { firstName: "आशा", lastName: "Żółć-О’Нил", message: "我们需要网站 👩‍💻 नमस्ते" };
    expect(accepted({ ...contact, ...names })).toMatchObject(names);
  });

  it("has no half of a character, which a database cannot write", () => {
    expect(accepted({ ...contact, message: "a\uD83D" }).message).toBe("a\uFFFD");
  });
});
