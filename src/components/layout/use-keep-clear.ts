import { type RefObject, useEffect, useState } from "react";

/** What `keepClear` marks. */
const marked = () => document.querySelectorAll("[data-keep-clear]");

/** The margins that make of the viewport the box of an element that is fixed in it (CSS pixels, as IntersectionObserver takes them). */
const marginsOf = (element: HTMLElement): string => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top, clientWidth - right, clientHeight - bottom, left].map((inset) => `${-Math.round(inset)}px`).join(" ");
};

/** Says when something marked comes to lie under a fixed element, and when nothing does any more. */
const watch = (element: HTMLElement, say: (covers: boolean) => void): (() => void) => {
  const under = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      say(under.size > 0);
    },
    { rootMargin: marginsOf(element) },
  );
  for (const target of marked()) observer.observe(target);
  return () => observer.disconnect();
};

/**
 * Whether a floating button lies over something that has to stay free: a form's
 * controls, buttons that lead on, the footer's links.
 *
 * @param page changes with the page shown, which has other forms
 */
export const useKeepClear = (button: RefObject<HTMLElement | null>, page: string): boolean => {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const element = button.current;
    if (element === null) return;
    let stop = watch(element, setCovers);
    const again = () => {
      stop();
      stop = watch(element, setCovers);
    };
    window.addEventListener("resize", again);
    return () => {
      window.removeEventListener("resize", again);
      stop();
    };
  }, [button, page]);
  return covers;
};
