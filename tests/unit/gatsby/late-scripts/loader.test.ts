/** @jest-environment jsdom */
import { loadLate } from "../../../../src/gatsby/late-scripts/loader";
import { readyEvent, takeoverEvent } from "../../../../src/gatsby/late-scripts/names";

const own = <T>(target: object, name: string, value: T): void =>
  void Object.defineProperty(target, name, { value, configurable: true, writable: true });

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll("script")];
const addresses = (): string[] => scripts().map(({ src }) => new URL(src).pathname);

/** What listens at the window is of the page; each test is another page. */
const listening: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] = [];

/** What has no layout has nothing in sight; tests/e2e/lazy-images.spec.ts looks at pages that have. */
class NothingInSight {
  readonly observe = jest.fn();
}

beforeEach(() => {
  jest.useFakeTimers();
  own(window, "IntersectionObserver", NothingInSight);
  document.documentElement.dataset["held"] = "";
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((type, listener, options) => {
    listening.push([type, listener, options]);
    add(type, listener, options);
  });
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <button type="button">Search</button>
    <button type="button" popovertarget="menu">Menu</button>
    <button type="submit">Send</button>
    <a href="#content">Skip</a>`;
});

afterEach(() => {
  for (const [type, listener, options] of listening.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  jest.useRealTimers();
  own(navigator, "connection", undefined);
  sessionStorage.clear();
});

const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("button, a")].find(
    ({ textContent }) => textContent === name,
  );
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const arePicturesHeld = (): boolean => document.documentElement.hasAttribute("data-held");
/** Lets the page answer what the visitor has touched, which comes first. */
const answer = (): void => void jest.advanceTimersByTime(200);

it.each(["pointerdown", "pointermove", "keydown", "focusin", "scroll"])("begins at the first %s, and once", (type) => {
  loadLate("/");
  for (let times = 0; times < 3; times++) button("Search").dispatchEvent(new Event(type, { bubbles: true }));
  window.dispatchEvent(new Event("scroll"));
  expect(addresses()).toEqual([]);
  answer();
  expect(addresses()).toEqual(["/start.js"]);
});

describe("when nobody gives a sign", () => {
  it("begins a while after the page has loaded", () => {
    loadLate("/");
    jest.advanceTimersByTime(60_000);
    expect(addresses()).toEqual([]);
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(7_000);
    expect(addresses()).toEqual([]);
    jest.advanceTimersByTime(3_000);
    expect(addresses()).toEqual(["/start.js"]);
    expect(arePicturesHeld()).toBe(false);
    window.dispatchEvent(new Event("keydown"));
    answer();
    expect(addresses()).toEqual(["/start.js"]);
  });
});

describe("a click before the application has taken over", () => {
  const takeOver = () => {
    window.dispatchEvent(new Event(takeoverEvent));
    const answered: string[] = [];
    for (const element of document.querySelectorAll("button, a"))
      element.addEventListener("click", () => answered.push(element.textContent ?? ""));
    window.dispatchEvent(new Event(readyEvent));
    return answered;
  };

  it("is made again then: once, however often a visitor has pressed", () => {
    loadLate("/");
    button("Search").click();
    button("Search").click();
    expect(button("Search").getAttribute("aria-busy")).toBe("true");
    expect(takeOver()).toEqual(["Search"]);
    expect(button("Search").hasAttribute("aria-busy")).toBe(false);
  });

  it("is not, where the browser has answered it: links, forms and popovers", () => {
    loadLate("/");
    for (const name of ["Menu", "Send", "Skip"]) button(name).click();
    expect(takeOver()).toEqual([]);
  });
});
