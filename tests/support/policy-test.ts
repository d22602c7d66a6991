import { expect, test as base } from "@playwright/test";

/** The headless shell sends each page a move of the pointer resting in the corner, which would start hydration. */
const ignoreRestingPointer = () =>
  addEventListener(
    "pointermove",
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );

interface PolicyFixtures {
  /** Policy violations on any page of this test. A test that provokes one empties the list. */
  refusals: string[];
}

/** A browser test that fails if any page it opens violates the site's own policy. */
export const test = base.extend<PolicyFixtures>({
  refusals: [
    async ({ context }, use) => {
      await context.addInitScript(ignoreRestingPointer);
      const refusals: string[] = [];
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) refusals.push(message.text());
      });
      await use(refusals);
      expect(refusals, "what the Content-Security-Policy refused").toEqual([]);
    },
    { auto: true },
  ],
});
