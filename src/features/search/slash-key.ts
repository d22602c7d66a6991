import { useSyncExternalStore } from "react";

/** Where a browser remembers that its user does not want the key. */
const place = "search-key";

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A browser may refuse to remember anything. */
const isOn = (): boolean => {
  try {
    return localStorage.getItem(place) !== "off";
  } catch {
    return true;
  }
};

/**
 * Whether `/` opens the search. Who speaks to the computer, or hits keys by
 * accident, has to be able to switch a key of a single character off (WCAG 2.1.4).
 */
export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);

export const setSlashKey = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(place);
    else localStorage.setItem(place, "off");
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};
