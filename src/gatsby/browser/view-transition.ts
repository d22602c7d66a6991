type Navigate = (to: string | number, options?: object) => void;

declare global {
  interface Window {
    ___navigate: Navigate;
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** The page stands still while it is waited for the next one: never for longer than this, in milliseconds. */
const patience = 500;

/** Called when the page that a transition leads to is there. */
let arrive: (() => void) | undefined;

const isWanted = (to: string | number): to is string =>
  typeof to === "string" &&
  "startViewTransition" in document &&
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches &&
  new URL(to, window.location.href).pathname !== window.location.pathname;

const arrival = (): Promise<void> =>
  new Promise((resolve) => {
    arrive = resolve;
    setTimeout(resolve, patience);
  });

/** One transition may end while another one waits. */
const framesOfBrowser = globalThis.requestAnimationFrame;

/**
 * The router changes the page in an animation frame, and there is none while a
 * transition holds the picture still: until the page has changed, frames are
 * tasks.
 */
const withoutFrames = async (change: () => Promise<void>): Promise<void> => {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  try {
    await change();
  } finally {
    window.requestAnimationFrame = framesOfBrowser;
  }
};

const withTransitions =
  (navigate: Navigate): Navigate =>
  (to, options) => {
    const go = () => navigate(to, options);
    if (!isWanted(to)) return go();
    const { pathname, search } = new URL(to, window.location.href);
    const lead = () =>
      document.startViewTransition(() =>
        withoutFrames(() => {
          const there = arrival();
          go();
          return there;
        }),
      );
    // What is missing then is for the router to say.
    void window.___loader.loadPage(`${pathname}${search}`).then(lead, go);
  };

/** Lets links lead from page to page in a view transition (https://drafts.csswg.org/css-view-transitions-1/), where the browser has them. */
export const leadLinksInTransitions = (): void => {
  window.___navigate = withTransitions(window.___navigate);
};

/** Ends the wait of the transition that led here. */
export const endTransition = (): void => arrive?.();
