import { type PointerEvent, useEffect, useLayoutEffect, useReducer, useRef } from "react";

const intervalMs = 2000;
/** How far a finger goes sideways before it means another slide, in CSS pixels: more than a tap that slips. */
const swipeDistance = 40;

type Playback = Record<"playing" | "hovered" | "focused", boolean>;
const merge = (before: Playback, change: Partial<Playback>): Playback => ({ ...before, ...change });
const visit = (before: readonly number[], slide: number) => [...before.filter((other) => other !== slide), slide];

/** Makes a carousel of a strip of slides, from the slide on to which the strip has been scrolled. */
export const useCarousel = (count: number) => {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  /** The slides that have been shown, the current one last; none before hydration. */
  const [visited, show] = useReducer(visit, []);
  /** Whether the visitor lets the slides change by themselves, and whether the pointer or the focus is among them. */
  const [{ playing, hovered, focused }, set] = useReducer(merge, { playing: false, hovered: false, focused: false });
  const current = visited.at(-1);
  const following = ((current ?? 0) + 1) % count;
  const rotating = playing && !hovered && !focused && count > 1;
  const move = (by: 1 | -1) => show(by === 1 ? following : ((current ?? 0) + count - 1) % count);

  useEffect(() => {
    const [region, list] = [section.current, strip.current];
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    show(list === null || list.clientWidth === 0 ? 0 : Math.round(list.scrollLeft / list.clientWidth));
    set({
      playing: !reducedMotion.matches,
      hovered: region?.matches(":hover") === true,
      focused: region?.contains(document.activeElement) === true,
    });
    const stop = () => {
      if (reducedMotion.matches) set({ playing: false });
    };
    reducedMotion.addEventListener("change", stop);
    return () => reducedMotion.removeEventListener("change", stop);
  }, []);
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => {
      const picture = strip.current?.children[following]?.querySelector("img");
      if (!document.hidden && picture?.complete !== false) show(following);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, following]);
  // The focus goes along when it was on the strip, or on a slide that has become inert.
  useLayoutEffect(() => {
    const list = strip.current;
    if (current === undefined || !list?.contains(document.activeElement)) return;
    list.children[current]?.querySelector("a")?.focus({ preventScroll: true });
  }, [current]);

  return {
    section,
    strip,
    current,
    playing,
    rotating,
    show,
    move,
    isPrepared: (slide: number) => current === undefined || visited.includes(slide) || slide === following,
    /** The button that was pressed has the pointer or the focus. */
    play: () => set({ playing: true, hovered: false, focused: false }),
    pause: () => set({ playing: false }),
    pauseHandlers: {
      onPointerEnter: () => set({ hovered: true }),
      onPointerLeave: () => set({ hovered: false }),
      onFocus: () => set({ focused: true }),
      onBlur: () => set({ focused: false }),
    },
    /** The browser cancels a touch when it scrolls the page. */
    swipeHandlers: {
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
        touch.current = isPrimary && pointerType !== "mouse" ? { x, y } : undefined;
      },
      onPointerCancel: () => {
        touch.current = undefined;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const from = touch.current;
        touch.current = undefined;
        if (from === undefined) return;
        const across = clientX - from.x;
        if (Math.abs(across) >= Math.max(swipeDistance, Math.abs(clientY - from.y))) move(across < 0 ? 1 : -1);
      },
    },
  };
};
