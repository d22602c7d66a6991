import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space, width } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

const barStyles = css({
  position: "fixed",
  inset: "0 0 auto",
  height: "4px",
  zIndex: 30,
  transformOrigin: "left",
  background: color.iris,
});
const figureStyles = css({
  position: "fixed",
  insetBlockStart: `calc(${width.header} + ${space[2]})`,
  insetInlineEnd: "10px",
  zIndex: 30,
  padding: "0 0.5rem",
  borderRadius: radius.pill,
  background: color.iris,
  color: color.onIris,
  fontSize: typeSize.small,
  fontVariantNumeric: "tabular-nums",
});

/** How much of the document has been scrolled past, in whole percent. */
const scrolledPercent = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight <= clientHeight
    ? 100
    : Math.min(100, Math.round((scrollTop / (scrollHeight - clientHeight)) * 100));
};

/** A bar at the top that follows the reader. It adds to the page and is not there without scripts. */
export const ReadingProgress = ({ label }: { label: string }) => {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    const update = () => setPercent(scrolledPercent());
    window.addEventListener("scroll", update, { passive: true });
    const resized = new ResizeObserver(update);
    resized.observe(document.documentElement);
    return () => {
      window.removeEventListener("scroll", update);
      resized.disconnect();
    };
  }, []);
  if (percent === undefined) return null;
  return (
    <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <div css={barStyles} style={{ transform: `scaleX(${percent / 100})` }} />
      <span css={figureStyles}>{percent}%</span>
    </div>
  );
};
