import type { CarouselEvent } from "../../../domain/carousel";

/** Handlers that hold the slides while the pointer (or a finger) or the focus is among them. */
export const holdsOf = (send: (event: CarouselEvent) => void) => ({
  onPointerEnter: () => send({ type: "hold", reason: "hover" }),
  onPointerLeave: () => send({ type: "release", reason: "hover" }),
  // Focus that moves within leaves one place and comes to another in the same breath.
  onFocus: () => send({ type: "hold", reason: "focus" }),
  onBlur: () => send({ type: "release", reason: "focus" }),
});
