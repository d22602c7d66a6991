import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { color, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { LinkList } from "../primitives/list";
import { pillStyles, screenOnly } from "../primitives/styles";

/** How many tags are always visible; the rest are collapsed. */
const visibleCount = 12;

const moreStyles = css({
  marginBlockStart: space[2],
  "& > ul": { marginBlockStart: space[2] },
  "& > summary::-webkit-details-marker": { display: "none" },
  "&[open] > summary svg": { rotate: "180deg" },
});
const countStyles = css({
  color: color.muted,
  fontWeight: 400,
  whiteSpace: "nowrap",
  "[aria-current] > &": { color: "inherit" },
});

interface TagLinksProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The label that expands the rest of a long list. */
  more: string;
  tags: readonly { name: string; path: string; count?: number }[];
  /** The path of the current list. */
  current?: string;
}

export const TagLinks = ({ label, more, tags, current }: TagLinksProps) => {
  const links = tags.map(({ name, path, count }) => ({
    to: path,
    label: (
      <>
        {name} {count !== undefined && <span css={countStyles}>({count})</span>}
      </>
    ),
  }));
  const shared = { pills: true, current: (to: string) => (to === current ? "true" : undefined) } as const;
  return (
    links.length > 0 && (
      <nav css={screenOnly} aria-label={label}>
        <LinkList {...shared} links={links.slice(0, visibleCount)} />
        {links.length > visibleCount && (
          <details css={moreStyles}>
            <summary css={pillStyles}>
              {more}
              <Icon svg={caretDown} size="1em" />
            </summary>
            <LinkList {...shared} links={links.slice(visibleCount)} />
          </details>
        )}
      </nav>
    )
  );
};
