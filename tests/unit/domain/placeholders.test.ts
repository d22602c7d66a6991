import { placeholdersLeft } from "../../../src/domain/content/placeholders";
import { type SiteSettings, siteSettingsSchema } from "../../../src/domain/content/settings";
import shipped from "../../../content/settings/site.json";

const settings: SiteSettings = siteSettingsSchema.parse(shipped);

describe("placeholdersLeft", () => {
  it("finds the address, the mail, all telephone numbers and all networks of the settings that come with the project", () => {
    expect(placeholdersLeft(settings)).toEqual(
      expect.arrayContaining([
        "name",
        "shortName",
        "url",
        "email",
        "phones[0].number",
        "phones[2].number",
        "social[0].url",
        "reviewUrl",
      ]),
    );
  });

  it("is content when the company's own are written", () => {
    const own: SiteSettings = {
      ...settings,
      url: "https://agency.test",
      email: "hello@agency.test",
      phones: [{ label: "Sales", number: "+91 98765 43210" }],
      whatsapp: { ...settings.whatsapp, number: "919876543210" },
      social: [{ label: "LinkedIn", url: "https://www.linkedin.com/company/agency" }],
      reviewUrl: "https://g.page/r/agency/review",
    };
    expect(placeholdersLeft(own)).toEqual([]);
  });
});
