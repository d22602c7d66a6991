import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { color, space } from "../../theme/tokens";
import type { CallToAction } from "../../domain/content/shapes";

const styles = css({
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "3rem",
    paddingInline: space[3],
    cursor: "pointer",
    listStyle: "none",
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "&[open] summary span": { rotate: "180deg" },
  "& ul": { marginInlineStart: space[3], borderInlineStart: `2px solid ${color.line}`, fontWeight: 500 },
});

interface MenuGroupProps {
  label: string;
  /** The link to the page that lists them all. */
  all: CallToAction;
  items: readonly { title: string; path: string | null }[];
  /** The path of the page shown. */
  path: string;
}

/** A list of the menu that opens and closes by itself. */
export const MenuGroup = ({ label, all, items, path }: MenuGroupProps) => {
  const links = items.flatMap(({ title, path: to }) => (to === null ? [] : [{ label: title, to }]));
  return (
    <details css={styles}>
      <summary>
        {label}
        <Icon svg={caretDown} size="1.25rem" />
      </summary>
      <ul>
        {[all, ...links].map((link) => (
          <li key={link.to}>
            <SmartLink to={link.to} aria-current={path === link.to ? "page" : undefined}>
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </details>
  );
};
