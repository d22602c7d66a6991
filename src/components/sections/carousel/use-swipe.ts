import { type PointerEvent, useRef } from "react";
import type { CarouselEvent } from "../../../domain/carousel";

/** How far a finger goes sideways before it means the next slide, in CSS pixels: more than a tap that slips. */
const swipeDistance = 40;

/** Handlers that let a finger or a pen change slides. The browser cancels the touch when it scrolls the page instead. */
export const useSwipe = (send: (event: CarouselEvent) => void) => {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType !== "mouse" ? { x: clientX, y: clientY } : undefined;
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (start.current === undefined) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < Math.max(swipeDistance, Math.abs(along))) return;
      send({ type: across < 0 ? "next" : "previous" });
    },
  };
};
