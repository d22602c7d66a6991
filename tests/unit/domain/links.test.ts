import { mailLink, telephoneLink, whatsappLink } from "../../../src/domain/contact-links";
import { formatDay } from "../../../src/domain/dates";
import { fillTemplate } from "../../../src/domain/template-text";

describe("contact links", () => {
  it("dials without spaces", () => {
    expect(telephoneLink("+91 00000 00001")).toBe("tel:+910000000001");
  });

  it("encodes a subject and a message", () => {
    expect(mailLink("a@b.example", "Inquiry & more")).toBe("mailto:a@b.example?subject=Inquiry%20%26%20more");
    expect(whatsappLink("910000000001", "Hi, I need help.")).toBe(
      "https://wa.me/910000000001?text=Hi%2C%20I%20need%20help.",
    );
  });
});

describe("words", () => {
  it("writes a day as it is said in India, whatever the machine's time zone", () => {
    expect(formatDay("2025-06-01", "en-IN")).toBe("1 June 2025");
  });

  it("fills a label and leaves unknown names alone", () => {
    expect(fillTemplate("© {year} {name} {other}", { year: 2026, name: "Us" })).toBe("© 2026 Us {other}");
  });
});
