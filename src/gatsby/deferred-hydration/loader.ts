import { noteAttribution } from "../../features/enquiry/attribution-note";

declare global {
  interface Window {
    /** The path of the page, by which Gatsby's runtime finds its data. */
    pagePath?: string | undefined;
  }
}

/** React is about to hydrate the page, and answers clicks itself from now on. */
export const hydrationEvent = "application-hydration";

/** React has hydrated the page. */
export const readyEvent = "application-ready";

/** The script tags that Gatsby would have put into every page. */
export const scriptsSlice = "/_gatsby/slices/_gatsby-scripts-1.html";

/** The first of these starts the application. A finger and a pen are pointers too. */
const inputs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"];

/** How long after the page has loaded the application starts without any input. */
const idleDelayMs = 8000;

/** How long the browser has to answer the first input before scripts keep it busy. */
const inputDelayMs = 150;

/** What needs scripts to answer a click. Links, forms and popovers do not. */
const scripted = 'button[type="button"]:not([popovertarget])';

const onNextInput = (callback: () => void): void => {
  const listening = new AbortController();
  const { signal } = listening;
  const listener = () => {
    listening.abort();
    callback();
  };
  for (const input of inputs) addEventListener(input, listener, { signal, capture: true, passive: true });
};

/** Keeps the clicks that nothing can answer yet, and makes them again when React has hydrated the page. */
const keepClicks = (): void => {
  const keep = ({ target }: Event) => {
    if (target instanceof Element) target.closest(scripted)?.setAttribute("aria-busy", "true");
  };
  // A visitor who has moved the focus elsewhere does not want the search any more.
  const leave = () => document.querySelector("[aria-keyshortcuts]:not(:focus)")?.removeAttribute("aria-busy");
  // The shortcut of the search presses its button. With Shift or Alt it is the browser's.
  const press = (event: KeyboardEvent) => {
    const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (button === null || !/^k$/i.test(key) || ctrlKey === metaKey || altKey || shiftKey || repeat) return;
    event.preventDefault();
    button.click();
  };
  const replay = () => {
    removeEventListener("keydown", press);
    removeEventListener("focusin", leave);
    for (const button of document.querySelectorAll<HTMLElement>("button[aria-busy]")) {
      button.removeAttribute("aria-busy");
      button.click();
    }
  };
  addEventListener("click", keep, true);
  addEventListener("keydown", press);
  addEventListener("focusin", leave);
  addEventListener(hydrationEvent, () => removeEventListener("click", keep, true), { once: true });
  addEventListener(readyEvent, replay, { once: true });
};

/** Runs a script tag of the slice, unless the page has that script already. */
const runScript = (tag: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    // Gatsby's inline scripts set a variable of the window to a text; the Content-Security-Policy names none of them.
    const [, name, value] = /window\.(___\w+)=("(?:[^"\\]|\\.)*")/.exec(tag.textContent) ?? [];
    if (name !== undefined && value !== undefined) Object.assign(window, { [name]: JSON.parse(value) as unknown });
    const src = tag.getAttribute("src");
    if (src === null || document.querySelector(`script[src="${src}"]`) !== null) return resolve();
    const script = document.createElement("script");
    script.src = src;
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not come.`));
    };
    document.head.append(script);
  });

/** Removes a malformed fragment such as `#50%`, which Gatsby fails to decode: the page would become blank. */
const dropMalformedFragment = (): void => {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
};

/** Loads the page that Back leads to where this one was loaded again: only an application that runs can exchange the two. */
const followHistory = (): void => {
  const { pathname } = location;
  const load = () => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener("popstate", load);
  addEventListener(readyEvent, () => removeEventListener("popstate", load), { once: true });
};

const loadApplication = async (): Promise<void> => {
  dropMalformedFragment();
  // A page from before a deployment needs the bundles of today: those of then may be gone.
  const response = await fetch(scriptsSlice, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${scriptsSlice}: ${response.status}`);
  const { scripts } = new DOMParser().parseFromString(await response.text(), "text/html");
  await Promise.all(Array.from(scripts, runScript));
};

/** Loads the application, and tries again at the next input if something does not come: the page works without. */
const start = (): void => void loadApplication().catch(() => onNextInput(start));

/** Errors after which Gatsby gives up: a bundle, the page's data or that of a static query did not load. */
const loadFailure = /Loading chunk|page resources for|We couldn't load/;

/** Restarts Gatsby at the next input where it gave up, as after a tap on a link in WebKit, and Back. */
const restartOnFailure = (): void => {
  const listener = ({ reason }: PromiseRejectionEvent) => {
    if (!loadFailure.test(String(reason))) return;
    // Loaded again, webpack's runtime starts the bundles again.
    document.querySelector('script[src*="/webpack-runtime-"]')?.remove();
    onNextInput(start);
  };
  addEventListener("unhandledrejection", listener);
  addEventListener(hydrationEvent, () => removeEventListener("unhandledrejection", listener), { once: true });
};

/** React can only hydrate a whole page. */
const whenParsed = (callback: () => void): void => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", callback);
  else callback();
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads a page's scripts at the visitor's first input, or when the browser has been idle for a while. This stands,
 * bundled, in the HTML of every page and is the same on all of them.
 *
 * @param page the path of the page, for Gatsby's runtime
 */
export const deferHydration = (page: string | undefined): void => {
  let started = false;
  const startOnce = () => {
    if (!started) start();
    started = true;
  };
  window.pagePath = page;
  keepClicks();
  followHistory();
  restartOnFailure();
  // A fragment may be typed behind the address later. This hears of it before the router does.
  addEventListener("popstate", dropMalformedFragment);
  onNextInput(() => setTimeout(() => whenParsed(startOnce), inputDelayMs));
  addEventListener("load", () => {
    if (!savesData()) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(startOnce), idleDelayMs);
  });
  // A visitor may be off to the next page before the application has noted where the visit began.
  addEventListener("pagehide", () => noteAttribution(location.href, document.referrer));
};
