import type { FocusEvent } from "react";
import type { CarouselEvent } from "../../../domain/carousel-events";

/** Handlers that hold the slides while the pointer (or a finger) or the focus is among them. */
export const holdsOf = (send: (event: CarouselEvent) => void) => ({
  onPointerEnter: () => send({ type: "hold", reason: "hover" }),
  onPointerLeave: () => send({ type: "release", reason: "hover" }),
  onFocus: () => send({ type: "hold", reason: "focus" }),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) send({ type: "release", reason: "focus" });
  },
});
