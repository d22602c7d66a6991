import { openGraphLocale } from "../../../src/components/seo/seo";

it("og:locale has a territory even if the language of the site has none (https://ogp.me/#optional)", () => {
  expect(["en-IN", "de-CH", "de", "hi"].map(openGraphLocale)).toEqual(["en_IN", "de_CH", "de_DE", "hi_IN"]);
});
