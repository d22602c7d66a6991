import { HtmlValidate } from "html-validate";
import { type BuiltPage, shownPages } from "../support/built-pages";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    // React writes attributes in its own case, `/>`, and values of boolean attributes. HTML parses them the same.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    // Icon sizes, the reading progress and Gatsby's own elements use inline styles.
    "no-inline-style": "off",
    // Gatsby's root is `___gatsby`; HTML allows every character but a space in an id.
    "valid-id": ["error", { relaxed: true }],
    // Counts an ampersand as the five characters of its entity; the metadata test checks the limit.
    "long-title": "off",
    // The default type of an input is text, by the standard.
    "no-implicit-input-type": "off",
    // Numbers may wrap if nothing else fits; the text of a `tel:` link need not be a number.
    "tel-non-breaking": "off",
    // Safari drops the role of a list without bullets, unless it is explicit.
    "no-redundant-role": "off",
    // A carousel consists of groups (https://www.w3.org/WAI/ARIA/apg/patterns/carousel), which have no element.
    "prefer-native-element": "off",
    // The form around the theme buttons is never sent; browser tests press the enquiry's button.
    "wcag/h32": "off",
    // The two main navigations are never visible together; axe checks the visible one in the browser.
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
