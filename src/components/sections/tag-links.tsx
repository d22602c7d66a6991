import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

/** How many tags are shown at once; the rest of a longer list opens. */
const shown = 12;

const navStyles = css({ "@media print": { display: "none" } });
const listStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });
const moreStyles = css({
  marginBlockStart: space[2],
  "& > ul": { marginBlockStart: space[2] },
  "&[open] > summary svg": { rotate: "180deg" },
});
const pillStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: color.paper,
  fontSize: "0.9375rem",
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textDecoration: "none",
  cursor: "pointer",
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  [media.hover]: { "&:hover": { borderColor: color.iris, color: color.iris } },
});
const countStyles = css({ color: color.muted, fontWeight: 400, whiteSpace: "nowrap" });

interface TagLink {
  name: string;
  path: string;
  count?: number;
}

const List = ({ tags }: { tags: readonly TagLink[] }) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- https://webkit.org/b/170179
  <ul css={listStyles} role="list">
    {tags.map(({ name, path, count }) => (
      <li key={path}>
        <SmartLink css={pillStyles} to={path}>
          {name} {count !== undefined && <span css={countStyles}>({count})</span>}
        </SmartLink>
      </li>
    ))}
  </ul>
);

interface TagLinksProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The words that open what is left of a long list. */
  more: string;
  tags: readonly TagLink[];
}

/** Links to the pages of tags. */
export const TagLinks = ({ label, more, tags }: TagLinksProps) =>
  tags.length > 0 && (
    <nav css={navStyles} aria-label={label}>
      <List tags={tags.slice(0, shown)} />
      {tags.length > shown && (
        <details css={moreStyles}>
          <summary css={pillStyles}>
            {more}
            <Icon svg={caretDown} size="1em" />
          </summary>
          <List tags={tags.slice(shown)} />
        </details>
      )}
    </nav>
  );
