import { css } from "@emotion/react";
import { listPagePath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
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
  '&[aria-current="page"]': { background: color.iris, color: color.onIris },
  [media.hover]: { '&:hover:not([aria-current="page"])': { background: color.mist, color: color.iris } },
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
