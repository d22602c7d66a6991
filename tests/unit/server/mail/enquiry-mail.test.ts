import { createTransport, type SendMailOptions } from "nodemailer";
import PostalMime from "postal-mime";
import site from "../../../../content/settings/site.json";
import { enquiryMail, acknowledgementMail } from "../../../../src/server/mail/enquiry-mail";
import { mailAddresses } from "../support/mail-addresses";
import { storedEnquiry } from "../support/stored-enquiry";

/** Composes a mail as sent to a server, and reads it. */
const compose = async (mail: SendMailOptions) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await transport.sendMail(mail);
  return { envelope, read: await PostalMime.parse(message as Buffer) };
};

afterEach(() => jest.restoreAllMocks());

describe("the mail to the team", () => {
  it("goes from the site to the team, with the visitor as Reply-To and a descriptive subject", async () => {
    const { read, envelope } = await compose(enquiryMail(storedEnquiry(), mailAddresses));
    expect(read.subject).toBe("Web Hosting: Ashalata Raomandir (7QX2-M4KD)");
    expect(read.from).toMatchObject({ name: "Sample Studio", address: "site@agency.example" });
    expect(read.to).toMatchObject([{ address: "sales@agency.example" }]);
    expect(read.replyTo).toMatchObject([{ name: "Ashalata Raomandir", address: "asha.planted@example.org" }]);
    expect(envelope).toEqual({ from: "site@agency.example", to: ["sales@agency.example"] });
  });

  it("has the company's name as sender, with special characters escaped", async () => {
    jest.replaceProperty(site, "name", 'Agency & "Söhne", <Ltd>');
    const { read } = await compose(enquiryMail(storedEnquiry(), mailAddresses));
    expect(read.from).toMatchObject({ name: site.name, address: "site@agency.example" });
    expect(acknowledgementMail(storedEnquiry(), mailAddresses).html).toContain(
      "Agency &#38; &#34;Söhne&#34;, &#60;Ltd&#62;",
    );
  });

  it("contains all data of the enquiry, as text and as HTML", () => {
    const { text, html } = enquiryMail(storedEnquiry(), mailAddresses);
    const known = ["Ashalata", "Raomandir", "asha.planted@example.org", "+91 98765 00001", "Web Hosting", "7QX2-M4KD"];
    for (const part of [...known, "We move our planted shop.\nSoon.", "/services", "news", "1 March 2026", "5:30:00"]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain("First name: Ashalata\nLast name: Raomandir\n");
  });

  it("is named after the company or the address if the form asks for no name and no service", () => {
    const subjectOf = (company: string) =>
      enquiryMail(storedEnquiry({ firstName: "", lastName: "", service: "", company }), mailAddresses).subject;
    expect([subjectOf("Lamp Shop"), subjectOf("")]).toEqual([
      "Lamp Shop (7QX2-M4KD)",
      "asha.planted@example.org (7QX2-M4KD)",
    ]);
  });

  it("has a Message-ID derived from the reference, which retries share", async () => {
    const idOf = async (reference: string) =>
      (await compose(enquiryMail(storedEnquiry({ reference }), mailAddresses))).read.messageId;
    expect(await idOf("7QX2-M4KD")).toBe("<7QX2-M4KD.enquiry@sample.example>");
    expect(await idOf("0000-0001")).toBe("<0000-0001.enquiry@sample.example>");
  });

  it("escapes the visitor's input in HTML", () => {
    const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`;
    const { html } = enquiryMail(
      storedEnquiry({ firstName: hostile, service: hostile, message: hostile, attribution: { utm_term: hostile } }),
      mailAddresses,
    );
    for (const opened of ["<script", "<img", "&amp;"]) expect(html).not.toContain(opened);
    expect(html.match(/&#60;script&#62;/g)).toHaveLength(4);
    expect(html).toContain("&#38;amp;");
  });
});

const acknowledgement = acknowledgementMail(storedEnquiry(), mailAddresses);

describe("the mail to the visitor", () => {
  it("goes from the site to the visitor only, with the reference and an Auto-Submitted header", async () => {
    const { read, envelope } = await compose(acknowledgement);
    expect(read.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }));
    expect(read.from).toMatchObject({ address: "site@agency.example" });
    expect([read.subject, read.text]).toEqual(Array(2).fill(expect.stringContaining("7QX2-M4KD")));
    expect(envelope).toEqual({ from: "site@agency.example", to: ["asha.planted@example.org"] });
  });

  it("repeats nothing that the visitor wrote", () => {
    const { to, ...rest } = acknowledgement;
    expect(to).toEqual(["asha.planted@example.org"]);
    const said = JSON.stringify(rest);
    for (const planted of ["Ashalata", "Raomandir", "planted", "98765", "Web Hosting", "/services", "news"])
      expect(said).not.toContain(planted);
  });
});

const expected = ["from", "to", "reply-to", "subject", "message-id", "date", "mime-version", "content-type"].sort();
const breaks = ["\r\n", "\n", "\r"];

describe("the visitor's input in a mail", () => {
  it.each(breaks)("adds no header and no recipient, even if it was not sanitised: %j", async (end) => {
    const injected = `x${end}Bcc: evil@evil.example${end}X-Planted: yes`;
    const fields = { firstName: injected, lastName: injected, service: injected, message: injected };
    const enquiry = storedEnquiry({ ...fields, email: `a@b.example${end}Bcc:evil@evil.example` });
    const { read, envelope } = await compose(enquiryMail(enquiry, mailAddresses));
    expect(read.headers.map(({ key }) => key).sort()).toEqual(expected);
    expect(envelope.to).toEqual(["sales@agency.example"]);
  });

  it("adds no Reply-To address, even if a name looks like a list of addresses", async () => {
    const enquiry = storedEnquiry({ firstName: '"<evil@evil.example>, (', lastName: "b@evil.example;:" });
    const { read } = await compose(enquiryMail(enquiry, mailAddresses));
    expect(read.replyTo?.map(({ address }) => address)).toEqual([enquiry.email]);
  });

  it("is shown as typed, even if it looks like encoded words", async () => {
    const [firstName, lastName, service] = ["=?utf-8?q?=41sha?=", "=?utf-8?b?UmFv?=", "=?utf-8?q?=57eb?= Hosting"];
    const { read } = await compose(enquiryMail(storedEnquiry({ firstName, lastName, service }), mailAddresses));
    const shown = [read.subject, read.replyTo?.[0]?.name].map((text) => text?.replaceAll("\u200B", ""));
    expect(shown).toEqual([`${service}: ${firstName} ${lastName} (7QX2-M4KD)`, `${firstName} ${lastName}`]);
  });
});
