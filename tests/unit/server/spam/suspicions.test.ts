import type { Enquiry } from "../../../../src/domain/enquiry/enquiry-schema";
import { signFormToken } from "../../../../src/server/spam/form-token";
import { suspicions } from "../../../../src/server/spam/suspicions";
import { now, secret, written } from "../support/submit-ports";

const circumstances = { now, secret, minFillTime: 2000 };
const tokenFrom = (milliseconds: number) => signFormToken(new Date(now.getTime() - milliseconds), secret);
const enquiry = (wanted: Partial<Enquiry>): Enquiry => ({
  ...written,
  form: undefined,
  idempotencyKey: undefined,
  token: undefined,
  baited: false,
  attribution: {},
  ...wanted,
});

describe("what is suspicious in an enquiry", () => {
  it("is nothing in an ordinary one", () => {
    expect(suspicions(enquiry({ token: tokenFrom(2000) }), circumstances)).toEqual([]);
  });

  it("is the field that people do not see", () => {
    expect(suspicions(enquiry({ baited: true }), circumstances)).toEqual(["honeypot"]);
  });

  it("is haste", () => {
    expect(suspicions(enquiry({ token: tokenFrom(1999) }), circumstances)).toEqual(["too-fast"]);
    expect(suspicions(enquiry({ token: tokenFrom(0) }), { ...circumstances, minFillTime: 0 })).toEqual([]);
  });

  it("is a score that is high enough, by the names of its signs and not by the words", () => {
    const one = suspicions(enquiry({ message: "casino" }), circumstances);
    const two = suspicions(enquiry({ message: "casino ".repeat(2) + "www.a ".repeat(4) }), circumstances);
    expect([one, two]).toEqual([[], ["many-links", "sold-by-spam"]]);
  });
});
