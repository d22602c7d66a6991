import type { SiteSettings } from "../../../../src/domain/content/settings";

/** The settings of a company that has written all of its own. */
export const settings: SiteSettings = {
  name: "Acme Studio",
  shortName: "Acme",
  team: "Acme Team",
  url: "https://acme.test",
  language: "en-GB",
  timeZone: "Europe/London",
  tagline: "We make things.",
  email: "hello@example.com",
  emailSubject: "Inquiry & more",
  phones: [{ label: "Sales", number: "+1 555 0100" }],
  whatsapp: { number: "15550100", label: "WhatsApp", greeting: "Hello" },
  address: {
    street: "1 Main Street",
    locality: "Springfield",
    region: "Illinois",
    postalCode: "62701",
    country: "USA",
    mapUrl: "https://maps.test/acme",
  },
  geo: { latitude: 39.8, longitude: -89.6 },
  hours: {
    text: "Monday 09:00 to 17:00",
    urgent: "a telephone",
    opening: [{ days: ["Monday"], opens: "09:00", closes: "17:00" }],
  },
  social: [{ label: "Network", url: "https://network.test/acme" }],
  reviewUrl: "https://reviews.test/acme",
};
