import { noteAttribution } from "../../components/layout/attribution-note";
import { releasePictures, showPicturesInSight } from "../../theme/held-pictures";
import { onIntent } from "./intent";
import { keepClicks } from "./kept-clicks";
import { loadScript } from "./load-script";
import { startFile, startFunction } from "./names";

/** How long nobody gives a sign of intent before the scripts come by themselves, in milliseconds after the page has loaded. */
const patience = 8000;

/**
 * How long what the visitor has touched has to answer, before scripts that run, and pictures that are styled anew, hold
 * its frame up, in milliseconds: about a tap.
 */
const courtesy = 150;

/** Calls back when all of the page's HTML has been read. */
const whenRead = (callback: () => void): void => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", callback);
  else callback();
};

/** Who saves data gets scripts for what they do, and none otherwise. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the application late. This, bundled, is the one script of a page that loads others, and stands in its HTML: it
 * is the same on every page, names no bundle, and has to stay small.
 *
 * A page works without scripts, so they come on a visitor's first sign of intent, or when the browser has had nothing
 * to do for a while. What they are is in `start.js`, which calls the function that is put on the window here.
 *
 * @param page the path of the page, which Gatsby's runtime looks for on the window
 */
export const loadLate = (page: string | undefined): void => {
  let begun = false;
  const start = () => {
    releasePictures(document);
    if (!begun) loadScript(`/${startFile}`);
    begun = true;
  };
  window.pagePath = page;
  window[startFunction] = ({ scripts, globals }) => {
    Object.assign(window, globals);
    for (const script of scripts) loadScript(script);
  };
  keepClicks();
  whenRead(() => showPicturesInSight(document));
  // React takes over a whole page, and no half of one.
  onIntent(() => setTimeout(() => whenRead(start), courtesy));
  addEventListener("load", () => {
    if (!savesData()) setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), patience);
  });
  // A visitor may be off to the next page before the application has noted where the visit began.
  addEventListener("pagehide", () => noteAttribution(location.href, document.referrer));
};
