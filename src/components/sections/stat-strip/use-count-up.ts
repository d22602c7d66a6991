import { type RefObject, useEffect, useState } from "react";
import { countTo } from "../../../domain/counted-figure";

/** How long the counting takes, in milliseconds. */
const duration = 900;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Calls with the part of the way that is done, 0 to 1, once a frame. */
const run = (step: (part: number) => void): (() => void) => {
  let frame = 0;
  const start = performance.now();
  const next = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / duration));
    step(easeOut(part));
    if (part < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
};

/** How much of a figure is in sight when it counts as seen. */
const seen = 0.9;

/** Says when an element waits out of sight, and then once that it is seen; nothing of one that is in sight from the start. */
const watch = (element: HTMLElement, { onWait, onSeen }: { onWait: () => void; onSeen: () => void }): (() => void) => {
  let waits = false;
  const look = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry) => {
    if (!waits && isIntersecting) return observer.disconnect();
    if (!waits) onWait();
    waits = true;
    if (intersectionRatio < seen) return;
    observer.disconnect();
    onSeen();
  };
  const observer = new IntersectionObserver((entries) => entries.forEach(look), { threshold: [0, seen] });
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Counts up to a figure when it is first seen. What a visitor sees already is
 * left alone, as is everything where no motion is wanted.
 *
 * @returns what stands in the figure's place while it waits and is counted; undefined before scripts and afterwards
 */
export const useCountUp = (place: RefObject<HTMLElement | null>, figure: string): string | undefined => {
  const [counted, setCounted] = useState<string>();
  useEffect(() => {
    const count = countTo(figure);
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (place.current === null || count === undefined || still) return undefined;
    let stop: (() => void) | undefined;
    const stopWatching = watch(place.current, {
      onWait: () => setCounted(count(0)),
      onSeen: () => {
        stop = run((part) => setCounted(part === 1 ? undefined : count(part)));
      },
    });
    return () => {
      stopWatching();
      stop?.();
    };
  }, [place, figure]);
  return counted;
};
