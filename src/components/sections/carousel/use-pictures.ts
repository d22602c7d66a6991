import { type RefObject, useEffect } from "react";
import { type CarouselEvent, type CarouselState, isPrepared } from "../../../domain/carousel";

/** Tells when the pictures that are being fetched can be drawn, or have failed. */
export const usePictures = (
  strip: RefObject<HTMLElement | null>,
  state: CarouselState,
  send: (event: CarouselEvent) => void,
) => {
  useEffect(() => {
    if (!state.started) return undefined;
    let over = false;
    const tell = (index: number) => () => {
      if (!over) send({ type: "loaded", index });
    };
    [...(strip.current?.children ?? [])].forEach((slide, index) => {
      if (!isPrepared(state, index) || state.loaded.includes(index)) return;
      const decoded = slide.querySelector("img")?.decode() ?? Promise.resolve();
      decoded.then(tell(index), tell(index));
    });
    return () => {
      over = true;
    };
  }, [strip, state, send]);
};
