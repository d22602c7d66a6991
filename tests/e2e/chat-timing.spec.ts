import { expect, type Page } from "@playwright/test";
import { chatTiming } from "../../src/domain/chat/timing";
import { openChat } from "../support/chat-page";
import { test } from "../support/policy-test";

interface Mark {
  what: "toggle" | "bot" | "user";
  at: number;
}

/** Notes, on the page's own clock, when the toggle is pressed and when each line stands in the document. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const marks: Mark[] = [];
    Object.assign(window, { marks });
    const note = (what: Mark["what"]) => marks.push({ what, at: performance.now() });
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest("[popovertarget]") !== null) note("toggle");
      // What the mail program does is not measured.
      if (event.target.closest("a[href^='mailto:']") !== null) event.preventDefault();
    };
    document.addEventListener("click", onClick, { capture: true });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.dataset["from"] !== undefined)
            note(node.dataset["from"] as "bot" | "user");
    }).observe(document.body, { childList: true, subtree: true });
  });

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: Mark[] }).marks.splice(0));

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

test("the chat's delays, measured in the browser, are the specification's", async ({ page }, info) => {
  test.setTimeout(90_000);
  const chat = await openChat(page);
  await chat.toggle.click();
  await watch(page);
  const found = { first: [] as number[], later: [] as number[], advance: [] as number[], action: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    await chat.toggle.click();
    for (const name of ["Our Services", "Designing", "Graphic Designing", "Email Us"]) await chat.option(name).click();
    await expect(chat.option("Our Services")).toBeVisible();
    await chat.toggle.click();
    const marks = await marksOf(page);
    const [pressed, ...lines] = marks.map(({ at }) => at) as [number, ...number[]];
    expect(marks.map(({ what }) => what)).toEqual([
      "toggle",
      "bot",
      "user",
      "bot",
      "user",
      "bot",
      "user",
      "bot",
      "bot",
      "user",
      "bot",
      "toggle",
    ]);
    const between = (from: number, to: number) => (lines[to] ?? NaN) - (lines[from] ?? NaN);
    found.first.push((lines[0] ?? NaN) - pressed);
    found.later.push(between(1, 2), between(3, 4), between(5, 6));
    found.advance.push(between(6, 7));
    found.action.push(between(8, 9));
  }
  const later = median(found.later);
  const measured = {
    first: median(found.first),
    later,
    advance: median(found.advance) - later,
    action: median(found.action) - later,
  };
  info.annotations.push({ type: "measured", description: JSON.stringify(measured) });
  console.log("chat timing", JSON.stringify(measured));
  const within = (value: number, wanted: number) => expect(Math.abs(value - wanted)).toBeLessThanOrEqual(0.15 * wanted);
  expect(measured.first).toBeLessThanOrEqual(100);
  within(measured.later, chatTiming.message);
  within(measured.advance, chatTiming.advance);
  within(measured.action, chatTiming.afterAction);
  expect(chatTiming).toEqual({ firstMessage: 0, message: 500, advance: 800, afterAction: 1500 });
});
