import { useEffect, useReducer, useRef } from "react";
import { advance, initialCarousel, isRotating, pictureTimeout, slideInterval } from "../../../domain/carousel";
import { useFocusKept } from "./use-focus-kept";
import { holdsOf } from "./holds";
import { usePictures } from "./use-pictures";
import { useStart } from "./use-start";
import { useSwipe } from "./use-swipe";

/** Drives a carousel once scripts are there: owns its clock, and hears what the visitor and the browser do. */
export const useCarousel = (count: number) => {
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [state, send] = useReducer(advance, count, initialCarousel);
  const { index, shown, pending } = state;
  const rotating = isRotating(state);

  useStart(section, strip, send);
  usePictures(strip, state, send);
  useFocusKept(strip, state);
  useEffect(() => {
    if (!rotating || index !== shown) return undefined;
    const timer = setTimeout(() => send({ type: "tick" }), slideInterval);
    return () => clearTimeout(timer);
    // Stopped and started in one breath, they have a whole interval before them.
  }, [rotating, index, shown, pending]);
  useEffect(() => {
    if (index === shown) return undefined;
    const timer = setTimeout(() => send({ type: "timeout" }), pictureTimeout);
    return () => clearTimeout(timer);
  }, [index, shown]);

  return { state, send, section, strip, holds: holdsOf(send), swipe: useSwipe(send) };
};
