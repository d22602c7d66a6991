import { acknowledgementMail } from "../../../../src/server/mail/enquiry-mail";
import { compose } from "../support/compose";
import { mailSettings } from "../support/mail-settings";
import { storedEnquiry } from "../support/stored-enquiry";

const mail = acknowledgementMail(storedEnquiry(), mailSettings);

describe("the mail to the visitor", () => {
  it("comes from us and goes to the visitor alone", async () => {
    const { read, envelope } = await compose(mail);
    expect(read.from).toMatchObject({ address: "site@agency.example" });
    expect(envelope).toEqual({ from: "site@agency.example", to: ["asha.planted@example.org"] });
  });

  it("gives the reference, in the subject and in the text", () => {
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).toContain("7QX2-M4KD");
  });

  it("repeats nothing that the visitor wrote", () => {
    const { to, ...rest } = mail;
    expect(to).toEqual(["asha.planted@example.org"]);
    const said = JSON.stringify(rest);
    for (const planted of ["Ashalata", "Raomandir", "planted", "98765", "Web Hosting", "/services", "news"])
      expect(said).not.toContain(planted);
  });

  it("asks programs not to answer it", async () => {
    const { lines } = await compose(mail);
    expect(lines).toContain("Auto-Submitted: auto-replied");
  });

  it("is named after the enquiry, and not as the mail to the team is", async () => {
    const { read } = await compose(mail);
    expect(read.messageId).toBe("<7QX2-M4KD.acknowledgement@www.agency.example>");
  });

  it("escapes the company's name, too", () => {
    expect(mail.html).toContain("Agency &#38; Söhne");
    expect(mail.html).not.toContain("Agency & ");
  });
});
