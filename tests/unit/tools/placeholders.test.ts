import { placeholdersLeft } from "../../../tools/content/placeholders";
import { settings } from "../domain/support/site-settings";

const own = {
  ...settings,
  url: "https://acme.test",
  email: "hello@acme.test",
  phones: [{ label: "Sales", number: "+1 555 0100" }],
  whatsapp: { number: "15550100", label: "WhatsApp", greeting: "Hello" },
  address: { ...settings.address, mapUrl: "https://maps.test/acme" },
  social: [{ label: "Network", url: "https://network.test/acme" }],
  reviewUrl: "https://reviews.test/acme",
};

describe("placeholders in the settings", () => {
  it("are reserved hosts, numbers that cannot be dialled, front pages of networks, and the names beside them", () => {
    const shipped = {
      ...own,
      url: "https://acme.example",
      email: "hello@acme.example",
      phones: [...own.phones, { label: "Support", number: "+91 00000 00001" }],
      social: [{ label: "Network", url: "https://network.test/" }],
    };
    expect(placeholdersLeft(shipped).sort()).toEqual(
      ["email", "emailSubject", "name", "phones[1].number", "shortName", "social[0].url", "team", "url"].sort(),
    );
  });

  it("are none when the company has set its own values", () => {
    expect(placeholdersLeft(own)).toEqual([]);
  });
});
