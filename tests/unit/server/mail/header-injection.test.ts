import fc from "fast-check";
import { checkEnquiry } from "../../../../src/domain/enquiry/enquiry-schema";
import { acknowledgementMail, enquiryMail } from "../../../../src/server/mail/enquiry-mail";
import { compose } from "../support/compose";
import { mailSettings } from "../support/mail-settings";
import { storedEnquiry } from "../support/stored-enquiry";

const expected = ["from", "to", "reply-to", "subject", "message-id", "date", "mime-version", "content-type"].sort();
const recipients = (envelope: { to: string[] | false | undefined }) => envelope.to;
const breaks = ["\r\n", "\n", "\r", "\r\n\r\n", "\u0000\r\n", "\u2028", "%0d%0a", "\r\n\t"];

describe("what a visitor writes", () => {
  it.each(breaks)("adds no header and no recipient, even if it was never cleaned: %j", async (end) => {
    const injected = `x${end}Bcc: evil@evil.example${end}X-Planted: yes`;
    const fields = { firstName: injected, lastName: injected, service: injected, message: injected };
    const enquiry = storedEnquiry({ ...fields, email: `a@b.example${end}Bcc:evil@evil.example` });
    const { names, read, envelope } = await compose(enquiryMail(enquiry, mailSettings));
    expect([...names].sort()).toEqual(expected);
    expect(read.headers.map(({ key }) => key).sort()).toEqual(expected);
    expect(recipients(envelope)).toEqual(["sales@agency.example"]);
  });

  it("adds no header and no recipient, whatever it is, once it is accepted", async () => {
    const part = fc.constantFrom(
      "\r\n",
      "\n",
      "Bcc: ",
      "<",
      ">",
      ",",
      ";",
      ":",
      '"',
      "\\",
      "(",
      "@x.example",
      "a",
      "é",
    );
    const line = fc.string({ unit: part, minLength: 1, maxLength: 12 });
    const fields = fc.record({ firstName: line, lastName: line, service: line, message: line });
    await fc.assert(
      fc.asyncProperty(fields, fc.emailAddress(), async (texts, email) => {
        const checked = checkEnquiry({ ...texts, email });
        fc.pre(checked.ok);
        if (!checked.ok) return;
        const enquiry = storedEnquiry(checked.enquiry);
        const told = await compose(enquiryMail(enquiry, mailSettings));
        expect([...told.names].sort()).toEqual(expected);
        expect(recipients(told.envelope)).toEqual(["sales@agency.example"]);
        expect(told.read.replyTo?.map(({ address }) => address)).toEqual([email]);
        const acknowledged = await compose(acknowledgementMail(enquiry, mailSettings));
        expect(recipients(acknowledged.envelope)).toHaveLength(1);
      }),
      { numRuns: 100 },
    );
  });
});
