import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import type { CarouselEvent } from "../../../domain/carousel";

/** The slide that a strip has been scrolled to. */
const slideAt = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth);

/** Takes the strip over where the visitor left it, and follows what the browser says of motion and of the tab. */
export const useStart = (
  section: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
  send: (event: CarouselEvent) => void,
) => {
  useEffect(() => {
    const preference = window.matchMedia("(prefers-reduced-motion: reduce)");
    const motion = () => send({ type: "motion", reducedMotion: preference.matches });
    const hidden = () => send({ type: document.hidden ? "hold" : "release", reason: "hidden" });
    preference.addEventListener("change", motion);
    // At once: Firefox never delivers what React has put off when a page is left.
    const hiddenAtOnce = () => flushSync(hidden);
    document.addEventListener("visibilitychange", hiddenAtOnce);
    if (section.current?.matches(":hover")) send({ type: "hold", reason: "hover" });
    if (section.current?.contains(document.activeElement)) send({ type: "hold", reason: "focus" });
    hidden();
    send({ type: "start", index: strip.current ? slideAt(strip.current) : 0, reducedMotion: preference.matches });
    return () => {
      preference.removeEventListener("change", motion);
      document.removeEventListener("visibilitychange", hiddenAtOnce);
    };
  }, [section, strip, send]);
};
