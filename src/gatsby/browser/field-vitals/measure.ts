import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { PageKind } from "../../../domain/content/content-types";
import { apiRoutes } from "../../../domain/paths";
import { metrics, wholeValue } from "../../../domain/vitals/metrics";
import type { VitalsReport } from "../../../domain/vitals/report";

interface Visit {
  /** The kind of the page that was loaded. */
  kind: PageKind;
  /** When another page took its place, in milliseconds on the clock of `performance`. */
  leftAt: () => number;
  mayMeasure: () => boolean;
}

/**
 * Measures the page that was loaded, and reports it once, when it is hidden for
 * the first time: then browsers send for certain, and no later. Values are taken
 * as they come, so that those of the pages that follow in its place stay out.
 */
export const measure = ({ kind, leftAt, mayMeasure }: Visit): void => {
  const values: VitalsReport["values"] = {};

  const note = ({ name, value, entries }: MetricType): void => {
    const whole = wholeValue(name, value);
    const isOfThisPage = entries.every(({ startTime }) => startTime <= leftAt());
    // A page that was opened in the background is painted when somebody looks at it.
    if (isOfThisPage && whole <= metrics[name].most) values[name] = whole;
  };

  const report = (): void => {
    if (document.visibilityState !== "hidden") return;
    window.removeEventListener("visibilitychange", report);
    if (Object.keys(values).length === 0 || !mayMeasure()) return;
    const body = JSON.stringify({ page: kind, values } satisfies VitalsReport);
    navigator.sendBeacon(apiRoutes.vitals, new Blob([body], { type: "application/json" }));
  };

  for (const observe of [onLCP, onCLS, onINP, onFCP, onTTFB]) observe(note, { reportAllChanges: true });
  // In the bubbling phase, since web-vitals takes its last values in the capturing one.
  window.addEventListener("visibilitychange", report);
};
