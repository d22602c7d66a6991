import { attributionLimit, attributionOf } from "../../../../src/domain/enquiry/attribution";

const page = "https://tarang.example/services/seo";

describe("where a visit came from", () => {
  it("is the page, the site before it and the labels of a campaign", () => {
    expect(
      attributionOf(
        `${page}?utm_source=news&utm_medium=mail&utm_campaign=June%20sale&other=1#top`,
        "https://a.example/b",
      ),
    ).toEqual({
      landingPage: "/services/seo",
      referrer: "https://a.example/b",
      utm_source: "news",
      utm_medium: "mail",
      utm_campaign: "June sale",
    });
  });

  it.each(["", "not an address", "https://tarang.example/about"])("is only the page after %p", (referrer) => {
    expect(attributionOf(page, referrer)).toEqual({ landingPage: "/services/seo" });
  });

  it("takes no more of a label than is kept, and no empty one", () => {
    expect(attributionOf(`${page}?utm_term=${"x".repeat(9_000)}&utm_content=`, "")).toEqual({
      landingPage: "/services/seo",
      utm_term: "x".repeat(attributionLimit),
    });
  });

  it("does not need what older browsers lack", () => {
    const canParse = Object.getOwnPropertyDescriptor(URL, "canParse");
    Object.defineProperty(URL, "canParse", { value: undefined, configurable: true });
    expect(attributionOf(page, "https://a.example/")).toHaveProperty("referrer", "https://a.example/");
    if (canParse !== undefined) Object.defineProperty(URL, "canParse", canParse);
  });
});
