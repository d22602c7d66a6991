import { css } from "@emotion/react";
import { useMemo } from "react";
import { visuallyHidden } from "./styles";

const styles = css({
  display: "inline-flex",
  flex: "none",
  "& svg": { width: "100%", height: "100%" },
});

interface IconProps {
  /** Trusted markup from the icon package, never user input. */
  svg: string;
  /** A CSS length. */
  size?: string;
  /** The accessible name, if there is no text beside it. */
  label?: string;
}

/** An icon, hidden from screen readers, which read its label or the text beside it. */
export const Icon = ({ svg, size = "1.5rem", label }: IconProps) => (
  <>
    <span
      css={styles}
      style={{ width: size, height: size }}
      aria-hidden="true"
      dangerouslySetInnerHTML={useMarkup(svg)}
    />
    {label !== undefined && <span css={visuallyHidden}>{label}</span>}
  </>
);

/**
 * Markup for `dangerouslySetInnerHTML`, memoized by its text. React up to 19.2 rewrites `innerHTML` for every new
 * object, even of the same text, and a click whose target is replaced between press and release is lost.
 *
 * @param html from the project's files, never user input
 */
export const useMarkup = (html: string): { __html: string } => useMemo(() => ({ __html: html }), [html]);
