import { css } from "@emotion/react";
import { listPagePath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { color, media, radius, space } from "../../theme/tokens";
import { SmartLink } from "../primitives/smart-link";

const styles = css({
  display: "grid",
  placeItems: "center",
  minWidth: "2.5rem",
  height: "2.75rem",
  paddingInline: space[1],
  borderRadius: radius.control,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  [media.medium]: { minWidth: "2.75rem" },
  '&[aria-current="page"]': { background: color.primary, color: color.onPrimary },
  [media.hover]: { '&:hover:not([aria-current="page"])': { background: color.surface, color: color.primary } },
});

interface PageNumberProps {
  list: string;
  number: number;
  /** Whether it is the page shown. */
  current: boolean;
  /** Its name, with the number as {page}. */
  name: string;
}

/** A link to one page of a list. */
export const PageNumber = ({ list, number, current, name }: PageNumberProps) => (
  <SmartLink
    css={styles}
    to={listPagePath(list, number)}
    aria-label={fillTemplate(name, { page: number })}
    aria-current={current ? "page" : undefined}
  >
    {number}
  </SmartLink>
);
