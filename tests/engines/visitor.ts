import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type * as Library from "@testing-library/dom";

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
  }
}

export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

/** A browser tab with its own storage: the part of Puppeteer's `Page` that all drivers share. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): { click(): Promise<void> } | null }>;
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
  close(): Promise<void>;
}

export interface Engine {
  open(size: { width: number; height: number }): Promise<Tab>;
  close(): Promise<void>;
}

const library = readFileSync("node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js", "utf8");

type Target = [role: string, name: string, within: string];

const findTarget = (role: string, name: string, within: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(within)).flatMap(
    (container) => window.TestingLibraryDom?.queryAllByRole(container, role, { name }) ?? [],
  )[0];

const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${run.toString()})(...${JSON.stringify(args)})`;

// Retries: pages load and change asynchronously.
const until = (attempt: () => Promise<void>) => expect(attempt).toPass();

/** Simulates a visitor in a tab, who waits for each expected state. */
export const visitorIn = (tab: Tab, baseURL: string) => {
  /** Calls a function in the page, with arguments that JSON can hold. */
  const read = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    tab.evaluate(callOf(run, args)) as Promise<Result>;
  const find = async (target: Target) => {
    if (!(await read(() => "TestingLibraryDom" in window))) await tab.evaluate(`(() => { ${library}\n})()`);
    return (await tab.evaluateHandle(callOf(findTarget, target))).asElement();
  };

  const visitor = {
    type: (text: string) => tab.keyboard.type(text),
    press: (key: Key) => tab.keyboard.press(key),
    read,
    /** Waits until a value is as expected. */
    reads: <Args extends unknown[], Result>(expected: Result, run: (...args: Args) => Result, ...args: Args) =>
      until(async () => expect<unknown>(await read(run, ...args)).toEqual(expected)),
    sees: (...target: Target) => until(async () => expect(await find(target), target.join(", ")).not.toBeNull()),
    seesNo: (...target: Target) => until(async () => expect(await find(target), target.join(", ")).toBeNull()),
    click: async (...target: Target) => {
      let top: unknown;
      await until(async () => {
        const element = await find(target);
        expect(element, target.join(", ")).not.toBeNull();
        const before = top;
        top = await tab.evaluate(`${callOf(findTarget, target)}?.getBoundingClientRect().top`);
        // A click would miss while the page scrolls.
        expect(top).toBe(before);
        await element?.click();
      });
    },
    goto: (path: string) => tab.goto(baseURL + path),
    isAt: (path: string) => visitor.reads(path, () => location.pathname),
    /** Moves the pointer and waits until React has hydrated the page. */
    hydrates: () =>
      visitor.reads(true, () => {
        dispatchEvent(new Event("pointermove"));
        return Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
      }),
  };
  return visitor;
};

export type Visitor = ReturnType<typeof visitorIn>;
