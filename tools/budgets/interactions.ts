import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../tests/support/hydrated";
import type { PageKind } from "../../tests/support/page-kinds";
import { openPhone, touchNothing } from "./phone";

/** Something that a visitor does, and what it must have led to. */
interface Interaction {
  name: string;
  kind: PageKind;
  /** What is tapped. */
  target: string;
  /** What is typed then. It is measured instead of the tap. */
  key?: string;
  /** What matches afterwards. */
  effect: string;
  /** Whether it is the very first touch, which has the scripts come. */
  isFirst?: boolean;
}

/** As often as slow phones need it: Lighthouse's mobile setting. */
const slowdown = 4;
const tries = 3;

/** Chromium reports no event that was painted within a frame. */
const oneFrame = 16;

const menu = { kind: "home", target: "[popovertarget=menu]", effect: "#menu:popover-open" } as const;

/** What visitors do first on a page. */
export const interactions: readonly Interaction[] = [
  { name: "menu, as the first touch", ...menu, isFirst: true },
  { name: "menu", ...menu },
  {
    name: "theme",
    kind: "about",
    target: "label:has([name=theme][value=dark])",
    effect: "[name=theme][value=dark]:checked",
  },
  { name: "search", kind: "about", target: "header [aria-haspopup=dialog]", effect: "dialog:modal" },
  { name: "chat", kind: "about", target: "[popovertarget=chat-panel]", effect: "#chat-panel:popover-open" },
  { name: "question", kind: "service", target: "main summary", effect: "main details[open]" },
  {
    name: "letter in the form",
    kind: "contact",
    target: "[name=firstName]",
    key: "a",
    effect: "[name=firstName]:focus",
  },
];

/**
 * Taps are the bare events: Playwright's own tap would run checks within the time that is measured, and its trial of a
 * tap opens popovers. The trial of a hover waits for the same and does nothing; but it moves a pointer, which would be
 * the first sign of a visitor, so what is tapped first has to be on the screen.
 */
const tapAt = async (page: Page, { target: selector, isFirst }: Interaction): Promise<() => Promise<void>> => {
  const target = page.locator(selector).first();
  await (isFirst === true ? target.waitFor() : target.hover({ trial: true }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

/** Keeps how long the page's interactions take to the next paint, as Event Timing has it (https://www.w3.org/TR/event-timing/). */
const watchEvents = (page: Page) =>
  page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId !== undefined && entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  }, oneFrame);

/** Entries come some frames after the paint that they are about, and none comes of what took less than a frame. */
const longestEvent = (page: Page): Promise<number> =>
  page.evaluate(
    ([oneFrame, patience]) =>
      new Promise<number>((resolve) => {
        const { durations } = window as unknown as { durations: number[] };
        setTimeout(() => resolve(Math.max(oneFrame, ...durations)), patience);
      }),
    [oneFrame, 500] as const,
  );

const measureOnce = async (browser: Browser, address: string, interaction: Interaction): Promise<number> => {
  const { page, session } = await openPhone(browser);
  try {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(address);
    if (interaction.isFirst !== true) {
      await touchNothing(session);
      await hydrated(page);
    }
    const tap = await tapAt(page, interaction);
    if (interaction.key !== undefined) await tap();
    await watchEvents(page);
    await (interaction.key === undefined ? tap() : page.keyboard.press(interaction.key));
    const longest = await longestEvent(page);
    await page.waitForFunction((effect) => document.querySelector(effect) !== null, interaction.effect);
    return longest;
  } finally {
    await page.context().close();
  }
};

/**
 * How long an interaction takes to the next paint, with the processor slowed
 * down: the least of several first visits, since a busy machine only adds to it.
 *
 * @returns milliseconds
 * @throws when the interaction does not do what it is for
 */
export const measureInteraction = async (
  browser: Browser,
  address: string,
  interaction: Interaction,
): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < tries; round += 1) times.push(await measureOnce(browser, address, interaction));
  return Math.min(...times);
};
