import { enquiryMail } from "../../../../src/server/mail/enquiry-mail";
import { compose } from "../support/compose";
import { mailSettings } from "../support/mail-settings";
import { storedEnquiry } from "../support/stored-enquiry";

describe("the mail to the team", () => {
  it("comes from us, goes to us, and is answered to the visitor", async () => {
    const { read, envelope } = await compose(enquiryMail(storedEnquiry(), mailSettings));
    expect(read.from).toMatchObject({ name: "Agency & Söhne", address: "site@agency.example" });
    expect(read.to).toMatchObject([{ address: "sales@agency.example" }]);
    expect(read.replyTo).toMatchObject([{ name: "Ashalata Raomandir", address: "asha.planted@example.org" }]);
    expect(envelope).toEqual({ from: "site@agency.example", to: ["sales@agency.example"] });
  });

  it("says in the subject what it is about, who writes, and the reference", () => {
    expect(enquiryMail(storedEnquiry(), mailSettings).subject).toBe("Web Hosting: Ashalata Raomandir (7QX2-M4KD)");
  });

  it("holds all that is known, as text and as HTML", () => {
    const { text, html } = enquiryMail(storedEnquiry(), mailSettings);
    const known = ["Ashalata", "Raomandir", "asha.planted@example.org", "+91 98765 00001", "Web Hosting", "7QX2-M4KD"];
    for (const part of [...known, "We move our planted shop.\nSoon.", "/services", "news", "1 March 2026", "5:30:00"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain("First name: Ashalata\nLast name: Raomandir\n");
  });

  it("holds nothing that is not for readers", () => {
    const { clientHash = "", idempotencyKey = "" } = storedEnquiry();
    const mail = JSON.stringify(enquiryMail(storedEnquiry(), mailSettings));
    for (const hidden of [clientHash, idempotencyKey]) expect(mail).not.toContain(hidden);
  });

  it("leaves out the telephone number when there is none", () => {
    const { text, html } = enquiryMail(storedEnquiry({ phone: "" }), mailSettings);
    for (const body of [text, html]) expect(body).not.toContain("Phone");
  });

  it("has the same message id at each attempt, which no other enquiry has", async () => {
    const ids = [storedEnquiry(), storedEnquiry({ deliveries: [] }), storedEnquiry({ reference: "0000-0001" })].map(
      (enquiry) => compose(enquiryMail(enquiry, mailSettings)),
    );
    const [first, again, other] = (await Promise.all(ids)).map(({ read }) => read.messageId);
    expect(first).toBe("<7QX2-M4KD.enquiry@www.agency.example>");
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("keeps the letters of every language", async () => {
    const enquiry = storedEnquiry({
      firstName: "आशा",
      lastName: "Ångström",
      service: "ウェブ 🚀".repeat(20),
      message: "Grüße\n你好 👩‍👩‍👧‍👦",
    });
    const { read, lines } = await compose(enquiryMail(enquiry, mailSettings));
    expect(read.subject).toBe(`${enquiry.service}: आशा Ångström (7QX2-M4KD)`);
    expect(read.replyTo).toMatchObject([{ name: "आशा Ångström" }]);
    expect(read.text).toContain(enquiry.message);
    expect(lines.join("")).toMatch(/^[\x20-\x7E]*$/);
  });

  it("takes nothing that a visitor wrote for HTML", () => {
    const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;
    const { html } = enquiryMail(
      storedEnquiry({ firstName: hostile, service: hostile, message: hostile, attribution: { utm_term: hostile } }),
      mailSettings,
    );
    for (const opened of ["<script", "<img", "&amp;"]) expect(html).not.toContain(opened);
    expect(html.match(/&#60;script&#62;/g)).toHaveLength(4);
    expect(html).toContain("&#38;amp;");
  });
});
