import { useEffect, useState } from "react";

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
 * @returns undefined until scripts have taken over
 */
export const useScrolledPercent = (): number | undefined => {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    let height = 0;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      setPercent(scrolledPercent(window.scrollY, height - window.innerHeight));
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    const resized = new ResizeObserver(([entry]) => {
      height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      lookSoon();
    });
    resized.observe(document.documentElement);
    window.addEventListener("scroll", lookSoon, { passive: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", lookSoon);
      window.removeEventListener("resize", lookSoon);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
  return percent;
};
