import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { color, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { List } from "../primitives/list";
import { SmartLink } from "../primitives/smart-link";
import { pillStyles, screenOnly } from "../primitives/styles";

/** How many tags are shown at once; the rest of a longer list opens. */
const shown = 12;

const listStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
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

interface TagLink {
  name: string;
  path: string;
  count?: number;
}

interface TagListProps {
  tags: readonly TagLink[];
  /** The path of the list that is shown. */
  current?: string | undefined;
}

const TagList = ({ tags, current }: TagListProps) => (
  <List css={listStyles}>
    {tags.map(({ name, path, count }) => (
      <li key={path}>
        <SmartLink css={pillStyles} to={path} aria-current={path === current ? "true" : undefined}>
          {name} {count !== undefined && <span css={countStyles}>({count})</span>}
        </SmartLink>
      </li>
    ))}
  </List>
);

interface TagLinksProps extends TagListProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** The words that open what is left of a long list. */
  more: string;
}

/** Links to the pages of tags. */
export const TagLinks = ({ label, more, tags, current }: TagLinksProps) =>
  tags.length > 0 && (
    <nav css={screenOnly} aria-label={label}>
      <TagList tags={tags.slice(0, shown)} current={current} />
      {tags.length > shown && (
        <details css={moreStyles}>
          <summary css={pillStyles}>
            {more}
            <Icon svg={caretDown} size="1em" />
          </summary>
          <TagList tags={tags.slice(shown)} current={current} />
        </details>
      )}
    </nav>
  );
