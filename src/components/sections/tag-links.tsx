import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { pillStyles, screenOnly } from "../primitives/styles";
import { SmartLink } from "../primitives/smart-link";
import { color, space } from "../../theme/tokens";

/** How many tags are shown at once; the rest of a longer list opens. */
const shown = 12;

const listStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });
const moreStyles = css({
  marginBlockStart: space[2],
  "& > ul": { marginBlockStart: space[2] },
  "&[open] > summary svg": { rotate: "180deg" },
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
    <nav css={screenOnly} aria-label={label}>
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
