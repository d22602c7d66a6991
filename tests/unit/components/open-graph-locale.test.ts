import { openGraphLocale } from "../../../src/components/seo/seo";

it("names a territory, also where the language of the site names none (https://ogp.me/#optional)", () => {
  expect(["en-IN", "de-CH", "de", "hi"].map(openGraphLocale)).toEqual(["en_IN", "de_CH", "de_DE", "hi_IN"]);
});
