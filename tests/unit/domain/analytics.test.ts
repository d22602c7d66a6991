import { analyticsNotice } from "../../../src/domain/analytics";
import { analyticsSchema } from "../../../src/domain/content/analytics";

const notice = { off: "Nothing is counted.", on: "Counted with {provider} at {host}." };

describe("analytics settings", () => {
  it("produce the legal notice of the active provider", () => {
    expect(analyticsNotice({ provider: "none", host: "https://stats.example", site: "1", notice })).toBe(notice.off);
    expect(analyticsNotice({ provider: "umami", host: "https://stats.example/u", site: "1", notice })).toBe(
      "Counted with Umami at stats.example.",
    );
  });

  it.each([
    [true, { provider: "none" }],
    [true, { provider: "plausible", host: "https://plausible.io", site: "agency.example" }],
    [false, { provider: "plausible", host: "https://plausible.io" }],
    [false, { provider: "umami", host: "https://stats.example", site: "0d1b-4c " }],
    [false, { provider: "matomo", host: "http://stats.example", site: "1" }],
    [false, { provider: "matomo", host: "https://stats.example/", site: "1" }],
    [true, { provider: "matomo", host: "https://stats.example:8443/matomo", site: "1" }],
    [false, { provider: "plausible", host: "https://plausible.io/js/script.js", site: "agency.example" }],
    [false, { provider: "umami", host: "https://stats.example?site=1", site: "1" }],
    [false, { provider: "google", host: "https://stats.example", site: "1" }],
  ])("are valid: %s for %j", (complete, settings) => {
    expect(analyticsSchema.safeParse({ ...settings, notice }).success).toBe(complete);
  });
});
