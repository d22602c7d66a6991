import { HtmlValidate } from "html-validate";
import { type BuiltPage, shownPages } from "../support/built-pages";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    // React writes attributes as it names them, and `/>`, and values of boolean attributes. HTML reads these the same.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // The sizes of icons, the state of the reading progress and what Gatsby's own elements have are inline styles.
    "no-inline-style": "off",
    // Gatsby's own root is called ___gatsby; HTML allows every character but a space.
    "valid-id": ["error", { relaxed: true }],
    // Counts an ampersand as the five characters of its entity; the test of the metadata has the limit.
    "long-title": "off",
    // An input without a type is one for text, by the standard.
    "no-implicit-input-type": "off",
    // Numbers may break where there is room for nothing else; the words in a link to a number are no number.
    "tel-non-breaking": "off",
    // Safari forgets that a list without bullets is one; the role says so again.
    "no-redundant-role": "off",
    // A carousel is made of groups (https://www.w3.org/WAI/ARIA/apg/patterns/carousel), which have no element.
    "prefer-native-element": "off",
    // The form around the buttons of the theme is never sent; the enquiry's button is pressed in the browser.
    "wcag/h32": "off",
    // The two main navigations are never shown together; what is shown is looked at in the browser, by axe.
    "unique-landmark": "off",
  },
});

const problemsOf = async ({ path, html }: BuiltPage): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`);
};

it("the HTML of every page is valid", async () => {
  expect((await Promise.all(shownPages.map(problemsOf))).flat()).toEqual([]);
});
