import type { SiteSettings } from "../../../src/domain/content/settings";
import { placeholdersLeft } from "../../../tools/content/placeholders";
import { settings } from "../domain/support/site-settings";

describe("placeholders in the settings", () => {
  it("are reserved hosts, numbers that cannot be dialled, front pages of networks, and the names beside them", () => {
    const shipped: SiteSettings = {
      ...settings,
      url: "https://acme.example",
      email: "hello@acme.example",
      phones: [...settings.phones, { label: "Support", number: "+91 00000 00001" }],
      social: [{ label: "Network", url: "https://network.test/" }],
    };
    expect(placeholdersLeft(shipped).sort()).toEqual(
      ["email", "emailSubject", "name", "phones[1].number", "shortName", "social[0].url", "team", "url"].sort(),
    );
  });

  it("are none when the company has written its own", () => {
    expect(placeholdersLeft({ ...settings, email: "hello@acme.test" })).toEqual([]);
  });
});
