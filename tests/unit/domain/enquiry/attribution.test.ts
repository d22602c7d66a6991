import { attributionLimit, attributionOf } from "../../../../src/domain/enquiry/attribution";

const page = "https://acme.example/services/kites";

describe("the attribution of a visit", () => {
  it.each(["", "https://acme.example/about"])("is only the landing page for referrer %p", (referrer) => {
    expect(attributionOf(page, referrer)).toEqual({ landingPage: "/services/kites" });
  });

  it("truncates a UTM parameter to the limit, and omits an empty one", () => {
    expect(attributionOf(`${page}?utm_term=${"x".repeat(9_000)}&utm_content=`, "")).toEqual({
      landingPage: "/services/kites",
      utm_term: "x".repeat(attributionLimit),
    });
  });
});
