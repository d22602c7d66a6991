import { css } from "@emotion/react";
import { useRef } from "react";
import { useCountUp } from "./use-count-up";
import { media } from "../../../theme/media";

/** The figure keeps its room while another stands over it, so that nothing moves. */
const styles = css({
  display: "inline-grid",
  justifyItems: "start",
  "& > *": { gridArea: "1 / 1" },
  "& > :nth-child(2)": { whiteSpace: "nowrap" },
  "& > :first-child:not(:only-child)": { opacity: 0 },
  [media.print]: { "& > :first-child:not(:only-child)": { opacity: 1 }, "& > :nth-child(2)": { display: "none" } },
});

/** A figure that is counted up to when it is first seen. Whoever hears it hears the figure itself. */
export const Figure = ({ children }: { children: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  const counted = useCountUp(place, children);
  return (
    <span ref={place} css={styles}>
      <span>{children}</span>
      {counted !== undefined && <span aria-hidden="true">{counted}</span>}
    </span>
  );
};
