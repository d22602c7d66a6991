import { type RefObject, useEffect, useState } from "react";

/**
 * How much of a document has been scrolled past, in whole percent.
 *
 * @param scrolled how far it has been scrolled, in CSS pixels
 * @param range how far it can be scrolled; a document that fits into the window has been read to its end
 */
export const scrolledPercent = (scrolled: number, range: number): number =>
  range <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((scrolled / range) * 100)));

/**
 * Follows the reader: at most one look a frame, at its beginning, when nothing has to be laid out to know the answer.
 * The height of the document is remembered, and the component is rendered only when the figure changes.
 *
 * @param place an element of the document that is read, which in the editor's preview is not the script's own
 * @returns undefined until scripts have taken over
 */
export const useScrolledPercent = (place: RefObject<HTMLElement | null>): number | undefined => {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    const read = place.current?.ownerDocument;
    const shown = read?.defaultView;
    if (!read || !shown) return undefined;
    let height = 0;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      setPercent(scrolledPercent(shown.scrollY, height - shown.innerHeight));
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    const resized = new ResizeObserver(([entry]) => {
      height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      lookSoon();
    });
    resized.observe(read.documentElement);
    shown.addEventListener("scroll", lookSoon, { passive: true });
    shown.addEventListener("resize", lookSoon);
    return () => {
      resized.disconnect();
      shown.removeEventListener("scroll", lookSoon);
      shown.removeEventListener("resize", lookSoon);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [place]);
  return percent;
};
