import { contactWayOf, mailLink, telephoneLink, whatsappLink } from "../../../src/domain/contact-links";
import { shareLinks } from "../../../src/domain/share-links";

it("detects the contact channel of a link, and none in share links", () => {
  expect(contactWayOf(telephoneLink("+91 00000 00000"))).toBe("phone");
  expect(contactWayOf(mailLink("us@site.example", "Hello"))).toBe("mail");
  expect(contactWayOf(whatsappLink("910000000000", "Hello"))).toBe("whatsapp");
  const sharing = Object.values(shareLinks({ url: "https://site.example/blog/lamps", title: "Lamps" }));
  expect([...sharing, "https://site.example/contact_us"].map(contactWayOf)).not.toContainEqual(expect.any(String));
});
