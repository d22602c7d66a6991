import { noteAttribution } from "../../features/enquiry/attribution-note";

declare global {
  interface Window {
    /** The path of the page, by which Gatsby's runtime finds its data. */
    pagePath?: string | undefined;
  }
}

/** React is about to hydrate the page, and handles clicks itself from now on. */
export const hydrationEvent = "application-hydration";

/** React has hydrated the page. */
export const readyEvent = "application-ready";

/** The script tags that Gatsby would have put into every page. */
export const scriptsSlice = "/_gatsby/slices/_gatsby-scripts-1.html";

/** The first of these events starts the application. Pointers include touch and pen. */
const inputs = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"];

/** The delay after `load` until the application starts without any input. */
const idleDelayMs = 8000;

/** Lets the browser handle the first input before scripts block the main thread. */
const inputDelayMs = 150;

/** Elements that need scripts on a click, unlike links, forms and popovers. */
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

/** Records clicks that nothing can handle yet, and replays them when React has hydrated the page. */
const keepClicks = (): void => {
  const keep = ({ target }: Event) => {
    if (target instanceof Element) target.closest(scripted)?.setAttribute("aria-busy", "true");
  };
  // Moving the focus elsewhere cancels opening the search.
  const leave = () => document.querySelector("[aria-keyshortcuts]:not(:focus)")?.removeAttribute("aria-busy");
  // The search shortcut clicks its button. With Shift or Alt it is the browser's.
  const press = (event: KeyboardEvent) => {
    const button = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (button === null || !/^k$/i.test(key) || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!repeat) button.click();
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
    // Gatsby's inline scripts only assign a string to a global; the Content-Security-Policy blocks them.
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

/** After a reload, loads the page that Back leads to: before the application runs, only the URL would change. */
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
  // A page from before a deployment needs the current bundles: its own may be gone.
  const response = await fetch(scriptsSlice, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${scriptsSlice}: ${response.status}`);
  const { scripts } = new DOMParser().parseFromString(await response.text(), "text/html");
  await Promise.all(Array.from(scripts, runScript));
};

/** Loads the application, and retries at the next input if a request fails: the page works without it. */
const start = (): void => void loadApplication().catch(() => onNextInput(start));

/** Errors after which Gatsby gives up: a bundle, the page's data or that of a static query did not load. */
const loadFailure = /Loading chunk|page resources for|We couldn't load/;

/** Restarts Gatsby at the next input if it gave up, as in WebKit after a tap on a link and Back. */
const restartOnFailure = (): void => {
  const listener = ({ reason }: PromiseRejectionEvent) => {
    if (!loadFailure.test(String(reason))) return;
    // Reloading webpack's runtime restarts the bundles.
    document.querySelector('script[src*="/webpack-runtime-"]')?.remove();
    onNextInput(start);
  };
  addEventListener("unhandledrejection", listener);
  addEventListener(hydrationEvent, () => removeEventListener("unhandledrejection", listener), { once: true });
};

/** React can only hydrate a fully parsed page. */
const whenParsed = (callback: () => void): void => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", callback);
  else callback();
};

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads a page's scripts at the visitor's first input, or when the browser is idle some time after `load`. Inlined in
 * every page's HTML, with the same code on all of them.
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
  // The fragment may be edited in the URL later. This listener runs before the router's.
  addEventListener("popstate", dropMalformedFragment);
  onNextInput(() => setTimeout(() => whenParsed(startOnce), inputDelayMs));
  addEventListener("load", () => {
    if (!savesData()) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(startOnce), idleDelayMs);
  });
  // A visitor may leave before the application has recorded the attribution.
  addEventListener("pagehide", () => noteAttribution(location.href, document.referrer));
};
