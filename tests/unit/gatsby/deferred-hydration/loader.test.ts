/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import {
  deferHydration,
  hydrationEvent,
  readyEvent,
  scriptsSlice,
} from "../../../../src/gatsby/deferred-hydration/loader";

const own = <T>(target: object, name: string, value: T): void =>
  void Object.defineProperty(target, name, { value, configurable: true, writable: true });

/** As Gatsby writes it. */
const slice = `
  <script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script>
  <script>window.___webpackCompilationHash="abc";</script>
  <script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

const fetchSlice = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [string]>();
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll("script")];
const paths = (): string[] => scripts().map(({ src }) => new URL(src).pathname);

/** Window listeners, removed after each test: each test is another page. */
const listeners: [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  fetchSlice.mockReset().mockResolvedValue({ ok: true, text: async () => slice });
  own(window, "fetch", fetchSlice);
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, "addEventListener").mockImplementation((type, listener, options) => {
    listeners.push([type, listener, options]);
    add(type, listener, options);
  });
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <button type="button" aria-keyshortcuts="Control+K Meta+K">Search</button>
    <button type="button" popovertarget="menu">Menu</button>
    <button type="button">Copy</button>
    <button type="submit">Send</button>
    <a href="#content">Skip</a>`;
});

afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
  jest.useRealTimers();
  own(navigator, "connection", undefined);
  sessionStorage.clear();
});

const button = (name: string): HTMLElement => screen.getByText(name);
/** Lets the page handle the input first. */
const answer = () => jest.advanceTimersByTimeAsync(200);
const input = (type: string) => {
  window.dispatchEvent(new Event(type));
  return answer();
};

it.each(["pointerdown", "pointermove", "keydown", "focusin", "scroll"])(
  "starts hydration once, at the first %s",
  async (type) => {
    deferHydration("/");
    for (let times = 0; times < 3; times++) button("Search").dispatchEvent(new Event(type, { bubbles: true }));
    expect(fetchSlice).not.toHaveBeenCalled();
    await answer();
    expect(paths()).toEqual(["/runtime-1.js", "/app-1.js"]);
    await input("scroll");
    expect(fetchSlice.mock.calls.map(([url]) => url)).toEqual([scriptsSlice]);
    expect(window).toMatchObject({ ___webpackCompilationHash: "abc", ___chunkMapping: '{"app":["/app-1.js"]}' });
  },
);

it.each([
  ["#50%-off", ""],
  ["#%C3%A9t%C3%A9", "#%C3%A9t%C3%A9"],
])("removes a URL fragment that cannot be decoded, and no other: %s", async (fragment, kept) => {
  window.history.replaceState(null, "", `/?from=news${fragment}`);
  deferHydration("/");
  await input("scroll");
  expect(window.location.search + window.location.hash).toBe(`?from=news${kept}`);
});

it("removes a later undecodable fragment on popstate, before the router reads it", () => {
  deferHydration("/");
  const read: string[] = [];
  window.addEventListener("popstate", () => read.push(window.location.pathname + window.location.hash));
  window.history.pushState(null, "", "/blog#50%");
  window.dispatchEvent(new Event("popstate"));
  expect(read).toEqual(["/blog"]);
});

it("starts hydration some seconds after the load event when there is no input", async () => {
  deferHydration("/");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchSlice).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(7_000);
  expect(fetchSlice).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3_000);
  await input("keydown");
  expect(fetchSlice).toHaveBeenCalledTimes(1);
});

it("waits for the whole page after an early input", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  deferHydration("/");
  await input("scroll");
  expect(fetchSlice).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("DOMContentLoaded"));
  expect(fetchSlice).toHaveBeenCalledTimes(1);
});

it("does not start hydration without input when saveData is on", async () => {
  own(navigator, "connection", { saveData: true });
  deferHydration("/");
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchSlice).not.toHaveBeenCalled();
});

describe("a failed download", () => {
  it("is retried at the next input: the slice", async () => {
    fetchSlice
      .mockRejectedValueOnce(new TypeError("offline"))
      .mockResolvedValueOnce({ ok: false, text: async () => "" });
    deferHydration("/");
    for (const tries of [1, 2, 3]) {
      await input("keydown");
      expect(fetchSlice).toHaveBeenCalledTimes(tries);
    }
    expect(paths()).toHaveLength(2);
  });

  it("is retried at the next input: only the script that failed", async () => {
    deferHydration("/");
    await input("keydown");
    const [runtime, app] = scripts();
    app?.dispatchEvent(new Event("error"));
    await answer();
    expect(paths()).toEqual(["/runtime-1.js"]);
    await input("online");
    expect(paths()).toEqual(["/runtime-1.js", "/app-1.js"]);
    expect(scripts()[0]).toBe(runtime);
  });

  it.each([
    ["page resources for / not found. Not rendering React", 2],
    ["the message channel of an extension is closed", 1],
  ])("restarts Gatsby only if Gatsby gave up on its page resources: %s", async (message, starts) => {
    deferHydration("/");
    await input("keydown");
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error(message) }));
    await input("keydown");
    expect(fetchSlice).toHaveBeenCalledTimes(starts);
  });
});

it("does not restart Gatsby once it hydrates", async () => {
  deferHydration("/");
  await input("keydown");
  window.dispatchEvent(new Event(hydrationEvent));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: new Error("Loading chunk 7 failed") }));
  await input("keydown");
  expect(fetchSlice).toHaveBeenCalledTimes(1);
});

describe("a click before hydration", () => {
  const hydrate = () => {
    window.dispatchEvent(new Event(hydrationEvent));
    const answered: string[] = [];
    for (const element of document.querySelectorAll("button, a"))
      element.addEventListener("click", () => answered.push(element.textContent ?? ""));
    window.dispatchEvent(new Event(readyEvent));
    return answered;
  };

  it("is replayed once, however often the visitor clicked", () => {
    deferHydration("/");
    button("Search").click();
    button("Search").click();
    expect(button("Search").getAttribute("aria-busy")).toBe("true");
    expect(hydrate()).toEqual(["Search"]);
    expect(button("Search").hasAttribute("aria-busy")).toBe(false);
  });

  it("is not replayed on the search after the focus has moved elsewhere", () => {
    deferHydration("/");
    for (const name of ["Search", "Copy"]) button(name).click();
    button("Search").focus();
    expect(button("Search").getAttribute("aria-busy")).toBe("true");
    button("Skip").focus();
    expect(hydrate()).toEqual(["Copy"]);
  });

  it("is not replayed on links, forms and popovers, which the browser handles", () => {
    deferHydration("/");
    for (const name of ["Menu", "Send", "Skip"]) button(name).click();
    expect(hydrate()).toEqual([]);
  });

  it.each([
    [{ key: "k", ctrlKey: true }, ["Search"]],
    [{ key: "k", metaKey: true }, ["Search"]],
    [{ key: "K", ctrlKey: true, shiftKey: true }, []],
    [{ key: "k", ctrlKey: true, altKey: true }, []],
    [{ key: "k" }, []],
  ])("is replayed for the keyboard shortcut of a button, and for no other key: %j", (init, pressed) => {
    deferHydration("/");
    for (const repeat of [false, true]) {
      const key = new KeyboardEvent("keydown", { ...init, repeat, bubbles: true, cancelable: true });
      document.body.dispatchEvent(key);
      expect(key.defaultPrevented).toBe(pressed.length > 0);
    }
    const answered = hydrate();
    // Now the search itself handles it.
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
    expect(answered).toEqual(pressed);
  });
});
