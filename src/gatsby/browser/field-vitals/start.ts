import settings from "../../../../content/settings/field-vitals.json";
import type { PageKind } from "../../../domain/content/content-types";
import type { FieldVitalsSettings } from "../../../domain/content/field-vitals";

declare global {
  interface Window {
    /** Set by a consent tool, which then dispatches `measurementconsent` on the window. */
    measurementConsent?: boolean;
  }
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
    /** https://wicg.github.io/savedata/ */
    connection?: { saveData?: boolean };
  }
}

let leftAt = Infinity;

/** Tells that another page is shown in the place of the one that was loaded: what happens from now on is not of that one. */
export const endFirstPage = (): void => {
  leftAt = Math.min(leftAt, performance.now());
};

/** Whether a visitor has asked not to be measured or to save data, or is a program. */
const isUnwanted = ({ globalPrivacyControl, doNotTrack, connection, webdriver }: Navigator): boolean =>
  globalPrivacyControl === true || doNotTrack === "1" || connection?.saveData === true || webdriver;

/** The longest wait for an idle moment, in milliseconds: slow devices have few, and are not to be left out for it. */
const patience = 5000;

/** Safari has no idle time to offer. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work, 1000);
};

/**
 * Draws whether the speed of this page is measured, and loads what measures it
 * when the application has started and the browser is idle. The browser has
 * kept the times of what happened before. A page that cannot be found, as that
 * of a wrong address, has no kind and is not measured.
 */
export const startFieldVitals = (
  // The content check has parsed the file before anything is bundled.
  { collect, oneIn } = settings as FieldVitalsSettings,
): void => {
  const kind = document.querySelector("main")?.dataset["pageKind"] as PageKind | undefined;
  const isDrawn = collect !== "off" && Math.random() * oneIn < 1;
  if (!isDrawn || kind === undefined || isUnwanted(navigator)) return;
  const mayMeasure = () => collect === "always" || window.measurementConsent === true;
  const begin = () => {
    if (!mayMeasure()) return;
    window.removeEventListener("measurementconsent", begin);
    whenIdle(() => {
      const visit = { kind, leftAt: () => leftAt, mayMeasure };
      // Who has lost the connection meanwhile is not measured.
      import(/* webpackChunkName: "field-vitals" */ "./measure")
        .then(({ measure }) => measure(visit))
        .catch(() => undefined);
    });
  };
  window.addEventListener("measurementconsent", begin);
  begin();
};
